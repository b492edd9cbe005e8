import { Box, Chip } from '@mui/material'
import {
  BOARD_STATES,
  type BoardState,
  type BoardTruck,
  boardState,
} from '@product/sdk/features/picture-tagging'
import { useTranslate } from 'ra-core'

interface BoardStatesProps {
  trucks: readonly BoardTruck[]
  chosen: BoardState | undefined
  onChoose: (state: BoardState | undefined) => void
}

/** How many trucks are in which state; a press shows those alone. */
export function BoardStates({ trucks, chosen, onChoose }: BoardStatesProps) {
  const translate = useTranslate()
  const states = trucks.map(boardState)
  return (
    <Box
      role="group"
      aria-label={translate('board.state')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}
    >
      {[undefined, ...BOARD_STATES].map(state => {
        const count = state === undefined ? trucks.length : states.filter(one => one === state).length
        const isChosen = state === chosen
        if (count === 0 && !isChosen) return null
        const name = translate(state === undefined ? 'board.all' : `board.state_${state}`)
        return (
          <Chip
            key={state ?? 'all'}
            component="button"
            clickable
            label={`${name} ${count}`}
            color={isChosen ? 'primary' : 'default'}
            variant={isChosen ? 'filled' : 'outlined'}
            aria-pressed={isChosen}
            onClick={() => onChoose(state)}
          />
        )
      })}
    </Box>
  )
}
