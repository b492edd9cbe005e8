import { MESSAGE_TEXTS } from '@product/sdk/nouns/messages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useRuntime } from '../../../config/runtime'
import { useDraftStore } from '../../../forms/use-draft'
import { failureText } from '../../../toasts/failure-text'
import { useToast } from '../../../toasts/use-toast'
import { threadKeys } from '../thread-keys'
import { useThreadCache } from '../use-thread-cache'
import type { OutgoingMessage } from './outgoing'
import type { OutgoingActions } from './outgoing-actions'
import { like } from '@product/sdk/values'

const NONE: readonly OutgoingMessage[] = []

const isOutgoing = like([{ clientKey: '', body: '', images: [{}] }])
const placeOf = (phone: string): string => `outgoing/${phone}`

/**
 * Messages of a thread from this browser until the server has them. They are kept through a reload and a forced
 * log-out: one that was under way then is sent again under its own key, or given up.
 */
export function useOutgoing(phone: string): {
  outgoing: readonly OutgoingMessage[]
  actions: OutgoingActions
} {
  const { backgroundApi } = useRuntime()
  const queries = useQueryClient()
  const drafts = useDraftStore()
  const cache = useThreadCache()
  const toast = useToast()
  const { data: outgoing = NONE } = useQuery<readonly OutgoingMessage[]>({
    queryKey: threadKeys.outgoing(phone),
    queryFn: () =>
      (drafts.read<readonly OutgoingMessage[]>(placeOf(phone), isOutgoing)?.value ?? NONE).map(one => ({
        ...one,
        state: 'failed',
      })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

  const actions = useMemo((): OutgoingActions => {
    const queryKey = threadKeys.outgoing(phone)
    const place = placeOf(phone)
    function change(next: (before: readonly OutgoingMessage[]) => readonly OutgoingMessage[]): void {
      const after = next(queries.getQueryData<readonly OutgoingMessage[]>(queryKey) ?? NONE)
      queries.setQueryData(queryKey, after)
      if (after.length > 0) drafts.write(place, after)
      else drafts.remove(place)
    }
    const discard = (clientKey: string): void =>
      change(before => before.filter(one => one.clientKey !== clientKey))

    const put = (message: OutgoingMessage): void =>
      change(before =>
        before.some(({ clientKey }) => clientKey === message.clientKey)
          ? before.map(one => (one.clientKey === message.clientKey ? message : one))
          : [...before, message],
      )

    async function send(message: Parameters<OutgoingActions['send']>[0]): Promise<void> {
      const { clientKey, body, images, schedule } = message
      const sent = { clientKey, body, images, ...(schedule !== undefined && { schedule }) }
      put({ ...sent, state: 'sending' })
      try {
        const answer = await backgroundApi.sendMessage({
          body: {
            to: phone,
            body,
            isPictures: false,
            client_key: clientKey,
            ...(images.length > 0 && { media: images.map(({ url }) => url) }),
            ...(schedule !== undefined && { schedule }),
          },
          idempotencyKey: clientKey,
        })
        cache.putMessage(answer.message)
        discard(clientKey)
        toast('success', MESSAGE_TEXTS.sent)
      } catch (error) {
        put({ ...sent, state: 'failed', problem: failureText(error) })
      }
    }
    return { send: message => void send(message), discard }
  }, [backgroundApi, cache, drafts, phone, queries, toast])

  return { outgoing, actions }
}
