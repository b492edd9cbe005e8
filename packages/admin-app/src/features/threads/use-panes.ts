import { useMediaQuery } from '@mui/material'

/** From so many px of the window on two and three panes stand beside one another; below that, one after the other. */
const TWO = 760
const THREE = 1280

export type Panes = 1 | 2 | 3

/** How many of list, thread, and who it is stand beside one another. */
export function usePanes(): Panes {
  const two = useMediaQuery(`(min-width: ${TWO}px)`, { noSsr: true })
  const three = useMediaQuery(`(min-width: ${THREE}px)`, { noSsr: true })
  return three ? 3 : two ? 2 : 1
}

export const paneColumns = (panes: Panes, isThreadOpen: boolean): string =>
  panes === 1
    ? 'minmax(0, 1fr)'
    : `minmax(280px, 340px) minmax(0, 1fr)${panes === 3 && isThreadOpen ? ' 300px' : ''}`
