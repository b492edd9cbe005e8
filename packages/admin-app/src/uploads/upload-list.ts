/** How far one photograph is on its way to the server. */
export interface Upload {
  key: string
  file: File
  /** `refused`: the server will not take it, however often it is sent. */
  state: 'waiting' | 'sending' | 'done' | 'failed' | 'refused'
  /** 0 to 1. */
  share: number
  problem?: string
}

/** Files that were just chosen, behind those that are there; `problemOf` says why one is not even sent. */
export const withChosen = (
  uploads: readonly Upload[],
  files: readonly File[],
  { newKey, problemOf }: { newKey: () => string; problemOf: (file: File) => string | undefined },
): Upload[] => [
  // What has arrived is among the photographs now.
  ...uploads.filter(({ state }) => state !== 'done'),
  ...files.map((file): Upload => {
    const problem = problemOf(file)
    return { key: newKey(), file, share: 0, state: problem === undefined ? 'waiting' : 'refused', problem }
  }),
]

export const withUpload = (
  uploads: readonly Upload[],
  key: string,
  change: Partial<Pick<Upload, 'state' | 'share' | 'problem'>>,
): Upload[] => uploads.map(upload => (upload.key === key ? { ...upload, ...change } : upload))

/** The one that is sent next: one at a time, in the order in which they were chosen. */
export const nextUpload = (uploads: readonly Upload[]): Upload | undefined =>
  uploads.some(({ state }) => state === 'sending')
    ? undefined
    : uploads.find(({ state }) => state === 'waiting')

export const isUploading = (uploads: readonly Upload[]): boolean =>
  uploads.some(({ state }) => state === 'sending' || state === 'waiting')
