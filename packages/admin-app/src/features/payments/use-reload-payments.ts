import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { SCHEDULES } from './payment-schedules'

/** After a write: the month, the schedules, and what the home page shows of them are asked for again. */
export function useReloadPayments() {
  const queryClient = useQueryClient()
  return useCallback(() => {
    for (const queryKey of [['payments'], [SCHEDULES], ['home', 'payments']])
      void queryClient.invalidateQueries({ queryKey })
  }, [queryClient])
}
