import type { AppParts } from '../../http/app-context'

/** Takes up all pictures at the start, so that nobody waits for it later. What fails is tried again when it is needed. */
export function fillKnownPictures({ db, knownPictures, log }: AppParts): () => Promise<void> {
  const filling = knownPictures.refresh(db).catch((error: unknown) => {
    const fault = error instanceof Error ? error.name : 'unknown'
    log({ level: 'warn', message: 'pictures could not be taken up', fault })
  })
  return () => filling
}
