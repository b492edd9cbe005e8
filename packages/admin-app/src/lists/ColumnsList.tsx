import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import { Box, Button, Checkbox, FormControlLabel, IconButton } from '@mui/material'
import { useStore, useTranslate, useTranslateLabel } from 'ra-core'
import { columnStore } from './column-store'
import { inRankOrder, movedRanks } from './in-rank-order'
import { useIsLeftIn } from './left-out-columns'
import { useColumns } from './use-columns'

/**
 * The columns of a resource to be shown, hidden and moved, kept where react-admin's table looks for them. Its own list
 * is moved by mouse only, and a screen reader can't make sense of it.
 */
export function ColumnsList({ resource }: { resource: string }) {
  const translate = useTranslate()
  const translateLabel = useTranslateLabel()
  const columns = useColumns(resource)
  const isLeftIn = useIsLeftIn()
  const store = columnStore(resource)
  const hiddenAtFirst = columns.filter(({ hidden }) => hidden).map(({ source }) => source)
  const [hidden, setHidden] = useStore<string[]>(store.hidden, hiddenAtFirst)
  const [ranks, setRanks] = useStore<number[] | undefined>(store.ranks)
  const inOrder = inRankOrder(columns, ranks)
  const move = (at: number, by: 1 | -1) => setRanks(movedRanks(columns, ranks, at, by))
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {inOrder.map(({ source, label }, at) => {
          if (!isLeftIn({ source })) return null
          const name = String(translateLabel({ source, label, resource }))
          const isShown = !hidden.includes(source)
          return (
            <Box component="li" key={source} sx={{ display: 'flex', alignItems: 'center' }}>
              <FormControlLabel
                sx={{ flex: 1, my: 0 }}
                label={name}
                control={
                  <Checkbox
                    size="small"
                    checked={isShown}
                    onChange={() =>
                      setHidden(isShown ? [...hidden, source] : hidden.filter(other => other !== source))
                    }
                  />
                }
              />
              <IconButton
                size="small"
                disabled={at === 0}
                aria-label={translate('console.list.move_up', { name })}
                onClick={() => move(at, -1)}
              >
                <ArrowUpward fontSize="inherit" />
              </IconButton>
              <IconButton
                size="small"
                disabled={at === inOrder.length - 1}
                aria-label={translate('console.list.move_down', { name })}
                onClick={() => move(at, 1)}
              >
                <ArrowDownward fontSize="inherit" />
              </IconButton>
            </Box>
          )
        })}
      </Box>
      <Button
        size="small"
        color="inherit"
        onClick={() => {
          setHidden(hiddenAtFirst)
          setRanks(undefined)
        }}
      >
        {translate('ra.action.reset', { _: 'Reset' })}
      </Button>
    </>
  )
}
