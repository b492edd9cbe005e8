import type { Blast } from '@product/sdk/nouns/messages'
import { serverClock } from '@product/client-app/server-clock'
import { useQuery } from '@tanstack/react-query'
import { useRuntime } from '../../config/runtime'

/** Name of everything that shows messages to many. */
export const BLASTS = 'blasts'

const EVERY_MS = 1000
/** One that waits for its time. */
const SELDOM_MS = 30_000

/** Whether the carrier has still to take or refuse some of it. */
export const isRunning = ({ attempted, total }: Pick<Blast, 'attempted' | 'total'>): boolean =>
  attempted < total

/** Whether it waits for its time. `now`: UTC milliseconds. */
export const isWaiting = ({ scheduled_for }: Pick<Blast, 'scheduled_for'>, now: number): boolean =>
  scheduled_for !== null && Date.parse(scheduled_for) > now

/** How often to look again, milliseconds; false: nothing will change. */
export function lookAgainAfter(blast: Blast | undefined, now: number): number | false {
  if (!blast) return false
  if (isWaiting(blast, now)) return SELDOM_MS
  return isRunning(blast) && EVERY_MS
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
