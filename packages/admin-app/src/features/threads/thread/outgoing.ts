import type { UploadedImage } from '../../../nouns/messages/UploadImageDialog'

/** A message that was sent from this page and of which the server has not told yet. */
export interface OutgoingMessage {
  /** The server takes it once under this key, however often it is sent. */
  clientKey: string
  body: string
  images: readonly UploadedImage[]
  /** UTC; absent: now. */
  schedule?: string
  state: 'sending' | 'failed'
  /** Why it failed; absent where nobody knows: the page was left meanwhile. */
  problem?: string
}
