import type { MapView, Vehicle, VehicleKey } from '@product/sdk/nouns/campaigns'
import { vehicleColours } from '@product/sdk/features/map'
import { pluralText } from '@product/sdk/values'
import { useCallback, useMemo, useState } from 'react'
import type { CampaignProblem } from '../../campaign/campaign-problem'
import { lookThrough } from './fitted-look'
import { useRouteDrawing } from './use-route-drawing'

/** The drawing of the shown vehicles, from the first decoded line to the last painted one. */
export function useMapDrawing({
  all,
  shown,
  screen,
  selection,
  isolated,
  isMapOpen,
}: {
  /** All vehicles: each keeps its colour, whichever others are shown. */
  all: readonly Vehicle[] | undefined
  shown: readonly Vehicle[] | undefined
  screen: Pick<MapView, 'measured' | 'mode'>
  /** Names what the shown vehicles are. */
  selection: string
  isolated: VehicleKey | undefined
  isMapOpen: boolean
}) {
  const colours = useMemo(() => vehicleColours(all ?? []), [all])
  const [firstLook] = useState(() => lookThrough(window.innerWidth, window.innerHeight))
  const { drawing, look, findNear, retry } = useRouteDrawing(
    {
      vehicles: isMapOpen ? shown : undefined,
      colours,
      measuredOnly: screen.measured,
      mode: screen.mode,
      selection,
      isolated,
    },
    firstLook,
  )
  const [paintedJob, setPaintedJob] = useState(0)
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const failed = useCallback(() => setFailed(true), [])

  const undrawn = drawing.result?.failed ?? 0
  const isIncomplete = hasFailed || drawing.status === 'failed'
  const message = isIncomplete
    ? 'Part of the map could not be loaded. Check the connection and try again.'
    : undrawn > 0 && `${pluralText(undrawn, 'truck', 'trucks')} couldn't be drawn.`
  const problem: CampaignProblem | undefined = message
    ? {
        message,
        retry: () => {
          setFailed(false)
          // A truck that can't be drawn is no reason to load the map afresh.
          if (isIncomplete) setAttempt(attempt + 1)
          retry()
        },
      }
    : undefined
  return {
    drawing,
    look,
    findNear,
    painted: setPaintedJob,
    /** Another map is made for each. */
    attempt,
    failed,
    problem,
    isDrawing:
      // What was chosen this moment reaches the worker a moment later.
      (drawing.selection !== selection && !isIncomplete) ||
      drawing.status === 'drawing' ||
      (drawing.status === 'drawn' && drawing.result?.job !== paintedJob),
    withoutLine: drawing.result?.withoutLine ?? 0,
  }
}
