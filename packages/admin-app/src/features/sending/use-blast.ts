import type { Blast } from '@product/sdk/nouns/messages'
import { serverClock } from '@product/client-app/server-clock'
import { useQuery } from '@tanstack/react-query'
import { useRuntime } from '../../config/runtime'

/** Name of everything that shows messages to many. */
export const BLASTS = 'blasts'

const EVERY_MS = 1000
/** How long the carrier's reports are waited for, and how often they are looked for. */
const REPORTS_COME_MS = 600_000
const REPORTS_EVERY_MS = 5000
/** One that waits for its time. */
const SELDOM_MS = 30_000

/** Whether the carrier has still to take or refuse some of it. */
export const isRunning = ({ attempted, total }: Pick<Blast, 'attempted' | 'total'>): boolean =>
  attempted < total

/** Whether it waits for its time. `now`: UTC milliseconds. */
export const isWaiting = ({ scheduled_for }: Pick<Blast, 'scheduled_for'>, now: number): boolean =>
  scheduled_for !== null && Date.parse(scheduled_for) > now

/**
 * How often to look again, milliseconds; false: nothing is likely to change any more. What the carrier took it reports on
 * afterwards: a text that arrived nowhere is among the failed only then.
 */
export function lookAgainAfter(blast: Blast | undefined, now: number): number | false {
  if (!blast) return false
  if (isWaiting(blast, now)) return SELDOM_MS
  if (isRunning(blast)) return EVERY_MS
  const begunAt = Date.parse(blast.scheduled_for ?? blast.created_at)
  return now - begunAt < REPORTS_COME_MS && REPORTS_EVERY_MS
}

/** A message to many, looked at again as long as it is on its way. */
export function useBlast(id: string) {
  const { backgroundApi } = useRuntime()
  return useQuery({
    queryKey: [BLASTS, id],
    queryFn: async ({ signal }) => (await backgroundApi.blast({ params: { id }, signal })).blast,
    refetchInterval: ({ state }) => lookAgainAfter(state.data, serverClock.now()),
  })
}
