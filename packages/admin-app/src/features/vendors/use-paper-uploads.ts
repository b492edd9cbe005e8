import { useRuntime } from '../../config/runtime'
import { useSaveHold } from '../../forms/save-hold'
import { useUploads } from '../../uploads/use-uploads'
import { isUploading } from '../../uploads/upload-list'
import { paperProblem } from './paper-problem'
import type { StagedPaper } from './vendor-record'

/** Sends chosen papers; each that has arrived is handed to `take`. The form is not saved without one on its way. */
export function usePaperUploads(take: (paper: StagedPaper) => void) {
  const { uploadApi } = useRuntime()
  const queue = useUploads({
    problemOf: paperProblem,
    async send(file, onShare) {
      const { uploaded_file } = await uploadApi(onShare).uploadVendorFile({ body: { file_data: file } })
      take({ name: uploaded_file.name, url: uploaded_file.url, size: uploaded_file.size })
      return undefined
    },
  })
  // What has arrived stands among what the save adds.
  const uploads = queue.uploads.filter(({ state }) => state !== 'done')
  const hasFailed = uploads.some(({ state }) => state === 'failed')
  useSaveHold(
    isUploading(uploads) ? 'console.form.uploading' : hasFailed ? 'console.form.upload_failed' : undefined,
  )
  return { ...queue, uploads }
}
