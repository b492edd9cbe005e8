import { useRuntime } from '../../config/runtime'
import { useSaveHold } from '../../forms/save-hold'
import { useUploads } from '../../uploads/use-uploads'
import { isUploading, type Upload } from '../../uploads/upload-list'
import { paperProblem } from './paper-problem'
import type { StagedPaper } from './vendor-record'

/** Why the form waits: saved without a paper, the page moves on and what became of it is unseen. */
function holdOf(uploads: readonly Upload[]): string | undefined {
  if (isUploading(uploads)) return 'console.form.uploading'
  if (uploads.some(({ state }) => state === 'failed')) return 'console.form.upload_failed'
  return uploads.length > 0 ? 'console.form.upload_refused' : undefined
}

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
  useSaveHold(holdOf(uploads))
  return { ...queue, uploads }
}
