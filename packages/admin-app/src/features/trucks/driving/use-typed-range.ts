import { useState } from 'react'
import { rangeProblem } from './range-problem'
import { type DayRange, useOpenRoutes } from './use-open-routes'

/**
 * What stands in the fields: what is typed, and opened once it is a range; another address, as after Back, takes its
 * place.
 */
export function useTypedRange(range: DayRange): [DayRange, (next: DayRange) => void] {
  const open = useOpenRoutes()
  const [addressed, setAddressed] = useState(range)
  const [typed, setTyped] = useState(range)
  if (range.from !== addressed.from || range.to !== addressed.to) {
    setAddressed(range)
    setTyped(range)
  }
  return [
    typed,
    next => {
      setTyped(next)
      if (rangeProblem(next) === undefined) open(next)
    },
  ]
}
