import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { RouteProcess, RouteProcessDay } from '@product/sdk/nouns/placeholders'
import { useEffect } from 'react'
import { useRuntime } from '../../config/runtime'
import { useEventSocket } from '../../events/use-event-socket'
import { withDay, withProcess } from './process-progress'

const PROCESSES = ['route-processes']
const DAYS = 'route-process-days'
export const ROUTING_CREDITS = ['routing-credits']

/** How often it is looked again while one runs, milliseconds: for what no event told of. */
const LOOK_AGAIN_MS = 15_000

export const isRunning = ({ status }: RouteProcess): boolean => status === 'running'

export function useRouteProcesses() {
  const { backgroundApi } = useRuntime()
  return useQuery({
    queryKey: PROCESSES,
    queryFn: async ({ signal }) => (await backgroundApi.routeProcesses({ signal })).processes,
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? LOOK_AGAIN_MS : false),
  })
}

export function useProcessDays(id: number) {
  const { backgroundApi } = useRuntime()
  return useQuery({
    queryKey: [DAYS, id],
    queryFn: async ({ signal }) => (await backgroundApi.routeProcessDays({ params: { id }, signal })).days,
  })
}

/** Puts what became of a generation where the page shows it. */
export function usePutProcess() {
  const queries = useQueryClient()
  return (told: RouteProcess) =>
    queries.setQueryData<RouteProcess[]>(PROCESSES, known => known && withProcess(known, told))
}

/** Keeps generations and their days as the server tells of them; after a lost connection they are loaded again. */
export function useRouteEvents(): void {
  const socket = useEventSocket()
  const queries = useQueryClient()
  useEffect(() => {
    if (!socket) return
    const ends = [
      socket.onConnect(() => {
        void queries.invalidateQueries({ queryKey: PROCESSES })
        void queries.invalidateQueries({ queryKey: [DAYS] })
      }),
      socket.on('routeProgress', ({ process, day }) => {
        queries.setQueryData<RouteProcess[]>(PROCESSES, known => known && withProcess(known, process))
        if (!day) {
          // It began, waits or ended: the routing service has said anew what is left.
          void queries.invalidateQueries({ queryKey: ROUTING_CREDITS })
          return
        }
        queries.setQueryData<RouteProcessDay[]>(
          [DAYS, process.route_process_id],
          known => known && withDay(known, day),
        )
      }),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [socket, queries])
}
