import { ApiError } from '@product/sdk/client'
import { useEffect, useEffectEvent, useState } from 'react'
import { randomKey } from '../forms/random-key'
import { isUploading, nextUpload, type Upload, withChosen, withUpload } from './upload-list'

/** Broken connections and a server that stumbled are worth another try; a refusal is not. */
const mayTryAgain = (error: unknown): boolean => {
  if (!(error instanceof ApiError)) return true
  return error.status === 0 || error.status >= 500 || error.status === 429 || error.status === 401
}

interface UploadsOptions {
  /** Why a file is not even sent, or undefined. */
  problemOf: (file: File) => string | undefined
  /** Sends one file, telling how much of it has gone, and hands on what came of it. Answers why the server refuses it. */
  send: (file: File, onShare: (share: number) => void) => Promise<string | undefined>
}

/**
 * Sends files one after the other, each with a call of its own: what arrived stays whatever happens to the rest. Leaving
 * the browser's page meanwhile is asked about.
 */
export function useUploads({ problemOf, send }: UploadsOptions) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const change = (key: string, to: Parameters<typeof withUpload>[2]) =>
    setUploads(before => withUpload(before, key, to))

  const begin = useEffectEvent(async ({ key, file }: Upload) => {
    change(key, { state: 'sending', share: 0, problem: undefined })
    try {
      const problem = await send(file, share => change(key, { share }))
      change(key, problem === undefined ? { state: 'done', share: 1 } : { state: 'refused', problem })
    } catch (error) {
      change(key, {
        state: mayTryAgain(error) ? 'failed' : 'refused',
        problem: error instanceof Error ? error.message : String(error),
      })
    }
  })

  const next = nextUpload(uploads)
  useEffect(() => {
    if (next) void begin(next)
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
      setUploads(before => withChosen(before, files, { newKey: randomKey, problemOf })),
    retry: (key: string) => change(key, { state: 'waiting', share: 0, problem: undefined }),
    dismiss: (key: string) => setUploads(before => before.filter(upload => upload.key !== key)),
  }
}
