import { useQueryClient } from '@tanstack/react-query'
import { useRuntime } from '../../../config/runtime'
import { fileProblem } from '../../../pictures/crop-picture'
import { useUploads } from '../../../uploads/use-uploads'
import { useTruckQueries } from '../truck-queries'

/** Sends photographs of a truck; the server knows by its content one that it has already. */
export function useImageUploads(id: string) {
  const { uploadApi } = useRuntime()
  const queryClient = useQueryClient()
  const queries = useTruckQueries(id)
  return useUploads({
    problemOf: fileProblem,
    async send(file, onShare) {
      const { new_images, refused } = await uploadApi(onShare).addTruckImages({
        params: { id },
        body: { images: file },
      })
      const [refusal] = refused
      if (refusal) return refusal.message
      queryClient.setQueryData(queries.images.queryKey, (images = []) => {
        const known = new Set(images.map(({ truck_image_id }) => truck_image_id))
        return [...new_images.filter(({ truck_image_id }) => !known.has(truck_image_id)), ...images]
      })
    },
  })
}
