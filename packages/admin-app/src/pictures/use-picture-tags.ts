import type { PictureTag } from '@product/sdk/features/picture-tagging'
import { TAGGING_TEXTS } from '@product/sdk/nouns/messages'
import type { PictureSide } from '@product/sdk/nouns/pictures'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi, useRuntime } from '../config/runtime'
import { useToast } from '../toasts/use-toast'

export interface NewTag {
  truck_id: number
  campaign_name: string | null
  side: PictureSide | null
}

const keyOf = (url: string) => ['pictures', 'tags', url] as const

/** What shows tagged pictures asks for them by this key, and asks again once one is tagged. */
export const TAGGED_PICTURES = 'tagged-pictures'

/** The tags of a picture, and what adds one or takes one off. */
export function usePictureTags(url: string, vendorId: number | null) {
  const api = useApi()
  const { backgroundApi } = useRuntime()
  const client = useQueryClient()
  const toast = useToast()
  const query = useQuery({
    queryKey: keyOf(url),
    queryFn: async ({ signal }) => (await backgroundApi.pictureTags({ query: { url }, signal })).tag,
  })
  function keep(tag: PictureTag[]): void {
    client.setQueryData(keyOf(url), tag)
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(TAGGED_PICTURES) })
  }
  const add = useMutation({
    mutationFn: (tag: NewTag) => api.tagPicture({ body: { ...tag, image_url: url, vendor_id: vendorId } }),
    onSuccess: ({ tag }) => {
      keep(tag)
      toast('success', TAGGING_TEXTS.added)
    },
  })
  const remove = useMutation({
    mutationFn: (id: number) => api.untagPicture({ params: { id } }),
    onSuccess: ({ tag }) => {
      keep(tag)
      toast('success', 'pictures.untagged')
    },
  })
  return { query, add, remove }
}
