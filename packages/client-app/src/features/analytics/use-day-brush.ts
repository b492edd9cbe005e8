import { type DayRange, dayRange } from '@product/sdk/nouns/campaigns'
import type { Day } from '@product/sdk/values'
import { type PointerEvent as ReactPointerEvent, useRef, useState } from 'react'

/** Where both charts draw, in pixels from their edges: so one day stands above the other. */
export const PLOT = { left: 64, right: 16 } as const

/** A press that moves less far, in pixels, is a click. */
const CLICK_PIXELS = 4

export interface DayBrush {
  /** Shares of all days that lie before and after those picked, or under the pointer that is picking. */
  faded: { before: number; after: number } | undefined
  pick: (days: DayRange | undefined) => void
  /** Spread on the box around a chart. */
  handlers: {
    onPointerDown: (event: ReactPointerEvent<HTMLElement>) => void
    onPointerMove: (event: ReactPointerEvent<HTMLElement>) => void
    onPointerUp: () => void
    onPointerCancel: () => void
  }
}

/** Draws over the days of a chart to pick them; a click lets go of them. Both charts share it. */
export function useDayBrush(
  daily: readonly { day: Day }[],
  picked: DayRange | undefined,
  onPick: (days: DayRange | undefined) => void,
): DayBrush {
  const [drawn, setDrawn] = useState<DayRange>()
  const start = useRef<{ x: number; day: Day }>(undefined)

  const dayAt = (event: ReactPointerEvent<HTMLElement>): Day | undefined => {
    const box = event.currentTarget.getBoundingClientRect()
    const share = (event.clientX - box.left - PLOT.left) / (box.width - PLOT.left - PLOT.right)
    const index = Math.floor(Math.min(0.9999, Math.max(0, share)) * daily.length)
    return daily[index]?.day
  }

  const finish = (days: DayRange | undefined): void => {
    start.current = undefined
    setDrawn(undefined)
    if (days) onPick(days)
  }

  const shown = drawn ?? picked
  return {
    faded: shown && {
      before: daily.filter(({ day }) => day < shown.from).length / daily.length,
      after: daily.filter(({ day }) => day > shown.to).length / daily.length,
    },
    pick: onPick,
    handlers: {
      onPointerDown(event) {
        const day = dayAt(event)
        if (event.button === 0 && day !== undefined) start.current = { x: event.clientX, day }
      },
      onPointerMove(event) {
        const from = start.current
        const day = dayAt(event)
        if (!from || day === undefined) return
        if (!drawn && Math.abs(event.clientX - from.x) < CLICK_PIXELS) return
        // From here on the pointer is the brush's, also outside of the chart.
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrawn(dayRange(from.day, day))
      },
      onPointerUp() {
        if (start.current && !drawn && picked) onPick(undefined)
        finish(drawn)
      },
      onPointerCancel() {
        finish(undefined)
      },
    },
  }
}
