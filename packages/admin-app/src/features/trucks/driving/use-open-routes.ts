import { serverClock } from '@product/client-app/server-clock'
import { addDays, type Day, losAngelesDay } from '@product/sdk/values'
import { useSearchParams } from 'react-router'

/** Days of Los Angeles, both included. */
export interface DayRange {
  from: Day
  to: Day
}

/** As wherever a time frame is left out. */
const STANDARD_DAYS = 7

const today = (): Day => losAngelesDay(serverClock.now())

/** So many days up to today. */
export const lastDays = (days: number): DayRange => ({ from: addDays(today(), 1 - days), to: today() })

/** Opens the drives of the truck between two days; the address says so, and can be handed on. */
export function useOpenRoutes() {
  const [, setParams] = useSearchParams()
  return ({ from, to }: DayRange = lastDays(STANDARD_DAYS)) =>
    setParams(before => {
      const after = new URLSearchParams(before)
      after.set('from', from)
      after.set('to', to)
      return after
    })
}

export function useCloseRoutes() {
  const [, setParams] = useSearchParams()
  return () =>
    setParams(before => {
      const after = new URLSearchParams(before)
      after.delete('from')
      after.delete('to')
      return after
    })
}
