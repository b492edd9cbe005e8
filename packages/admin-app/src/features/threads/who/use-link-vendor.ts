import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../config/runtime'
import { useToast } from '../../../toasts/use-toast'
import { threadKeys } from '../thread-keys'
import { useThreadCache } from '../use-thread-cache'

/** Says whose number it is. */
export function useLinkVendor(phone: string) {
  const api = useApi()
  const queries = useQueryClient()
  const cache = useThreadCache()
  const toast = useToast()
  return useMutation({
    mutationFn: (vendor_id: number) => api.linkVendor({ params: { phone }, body: { vendor_id } }),
    onSuccess({ chat, counts }) {
      cache.putThread(chat)
      cache.putCounts(counts)
      void queries.invalidateQueries({ queryKey: threadKeys.vendor(phone) })
      toast('success', 'threads.who.linked')
    },
  })
}
