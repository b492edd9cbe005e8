import CancelIcon from '@mui/icons-material/Cancel'
import CheckCircleIcon from '@mui/icons-material/CheckCircle'
import ImageOutlined from '@mui/icons-material/ImageOutlined'
import { Button, Typography } from '@mui/material'
import type { BoardTruck } from '@product/sdk/features/picture-tagging'
import { PICTURE_SIDES } from '@product/sdk/nouns/pictures'
import { useTranslate } from 'ra-core'

/** The four sides, and pictures of which nobody said which. */
export const BOARD_SIDES = [...PICTURE_SIDES, 'unsaid'] as const

export type BoardSide = (typeof BOARD_SIDES)[number]

interface SideCellProps {
  truck: BoardTruck
  side: BoardSide
  onOpen: () => void
}

const iconOf = (approved: boolean | null) => {
  if (approved === null) return <ImageOutlined />
  return approved ? <CheckCircleIcon color="success" /> : <CancelIcon color="error" />
}

/** How many pictures of a side came, and whether they were approved; a press shows them. */
export function SideCell({ truck, side, onOpen }: SideCellProps) {
  const translate = useTranslate()
  const { received, approved } = truck.sides[side]
  const shared = { side: translate(`board.${side}`), name: truck.truck_name }
  if (received === 0) {
    return (
      <Typography component="span" color="textSecondary">
        <span aria-hidden>–</span>
        <span className="visually-hidden">
          {translate('board.cell', { ...shared, what: translate('board.nothing') })}
        </span>
      </Typography>
    )
  }
  const count = translate('board.received', { smart_count: received })
  const state = approved === null ? undefined : translate(`board.state_${approved ? 'approved' : 'rejected'}`)
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={iconOf(approved)}
      onClick={onOpen}
      aria-label={translate('board.cell', { ...shared, what: [count, state].filter(Boolean).join(', ') })}
      sx={{ minWidth: 0, fontVariantNumeric: 'tabular-nums' }}
    >
      {received}
    </Button>
  )
}
