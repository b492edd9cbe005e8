import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { CLOSED_ITEMS, OPEN_ITEMS } from './fix-list-resources'

/** After a write: both tables, the counts above them, and those of the sidebar and the home page are asked for again. */
export function useReloadFixList() {
  const queryClient = useQueryClient()
  return useCallback(() => {
    for (const queryKey of [[OPEN_ITEMS], [CLOSED_ITEMS], ['sidebar', 'fixlist'], ['home', 'fix-list']])
      void queryClient.invalidateQueries({ queryKey })
  }, [queryClient])
}
