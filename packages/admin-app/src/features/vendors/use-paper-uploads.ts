import { useState } from 'react'
import { useRuntime } from '../../config/runtime'
import { randomKey } from '../../forms/random-key'
import { paperProblem } from './paper-problem'
import type { StagedPaper } from './vendor-record'

/** A chosen paper on its way to the server, or why it did not get there. */
export interface PaperUpload {
  key: string
  file: File
  /** How much of it is sent, 0 to 1. */
  share: number
  problem?: string
  /** Whether another try may go better. */
  mayRetry: boolean
}

/** Sends chosen papers side by side; each that has arrived is handed to `take`. */
export function usePaperUploads(take: (paper: StagedPaper) => void) {
  const { uploadApi } = useRuntime()
  const [uploads, setUploads] = useState<readonly PaperUpload[]>([])
  const change = (key: string, over: Partial<PaperUpload>) =>
    setUploads(before => before.map(upload => (upload.key === key ? { ...upload, ...over } : upload)))
  const drop = (key: string) => setUploads(before => before.filter(upload => upload.key !== key))

  async function send({ key, file }: PaperUpload): Promise<void> {
    change(key, { share: 0, problem: undefined })
    try {
      const api = uploadApi(share => change(key, { share }))
      const { uploaded_file } = await api.uploadVendorFile({ body: { file_data: file } })
      drop(key)
      take({ name: uploaded_file.name, url: uploaded_file.url, size: uploaded_file.size })
    } catch (error) {
      change(key, { problem: error instanceof Error ? error.message : String(error), mayRetry: true })
    }
  }

  function start(files: readonly File[]): void {
    const begun = files.map(file => ({
      key: randomKey(),
      file,
      share: 0,
      problem: paperProblem(file),
      mayRetry: false,
    }))
    setUploads(before => [...before, ...begun])
    for (const upload of begun) if (upload.problem === undefined) void send(upload)
  }

  return { uploads, start, retry: (upload: PaperUpload) => void send(upload), drop }
}
