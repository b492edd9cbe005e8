import { ApiError } from '@product/sdk/client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useRuntime } from '../../../config/runtime'
import { randomKey } from '../../../forms/random-key'
import { fileProblem } from '../../../pictures/crop-picture'
import { useTruckQueries } from '../truck-queries'
import { isUploading, nextUpload, type Upload, withChosen, withUpload } from './upload-list'

/** Broken connections and a server that stumbled are worth another try; a refusal is not. */
const mayTryAgain = (error: unknown): boolean => {
  if (!(error instanceof ApiError)) return true
  return error.status === 0 || error.status >= 500 || error.status === 429 || error.status === 401
}

/**
 * Sends photographs of a truck one after the other, each with a call of its own: what arrived stays whatever happens
 * to the rest, and the server knows by its content one that it has already.
 */
export function useImageUploads(id: string) {
  const { uploadApi } = useRuntime()
  const queryClient = useQueryClient()
  const queries = useTruckQueries(id)
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const change = (key: string, to: Parameters<typeof withUpload>[2]) =>
    setUploads(before => withUpload(before, key, to))

  const send = useEffectEvent(async ({ key, file }: Upload) => {
    change(key, { state: 'sending', share: 0, problem: undefined })
    try {
      const api = uploadApi(share => change(key, { share }))
      const { new_images, refused } = await api.addTruckImages({ params: { id }, body: { images: file } })
      const [refusal] = refused
      if (refusal) return change(key, { state: 'refused', problem: refusal.message })
      change(key, { state: 'done', share: 1 })
      queryClient.setQueryData(queries.images.queryKey, (images = []) => {
        const known = new Set(images.map(({ truck_image_id }) => truck_image_id))
        return [...new_images.filter(({ truck_image_id }) => !known.has(truck_image_id)), ...images]
      })
    } catch (error) {
      change(key, {
        state: mayTryAgain(error) ? 'failed' : 'refused',
        problem: error instanceof Error ? error.message : undefined,
      })
    }
  })

  const next = nextUpload(uploads)
  useEffect(() => {
    if (next) void send(next)
  }, [next])

  const isBusy = isUploading(uploads)
  useEffect(() => {
    if (!isBusy) return
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isBusy])

  return {
    uploads,
    choose: (files: readonly File[]) =>
      setUploads(before => withChosen(before, files, { newKey: randomKey, problemOf: fileProblem })),
    retry: (key: string) => change(key, { state: 'waiting', share: 0, problem: undefined }),
    dismiss: (key: string) => setUploads(before => before.filter(upload => upload.key !== key)),
  }
}
