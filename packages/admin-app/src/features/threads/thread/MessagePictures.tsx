import type { Message, MessageMedia } from '@product/sdk/nouns/messages'
import { losAngelesDay, shownDayText } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { FetchedLayer } from '../../../layout/FetchedLayer'
import { fetched } from '../../../config/fetched'
import { useRuntime } from '../../../config/runtime'
import { PictureGrid } from '../../../pictures/PictureGrid'
import { useThreadCache } from '../use-thread-cache'
import { useThread } from './thread-context'

const PictureViewer = fetched(async () => (await import('../../../pictures/PictureViewer')).PictureViewer)
const DuplicatesDialog = fetched(
  async () => (await import('../../../pictures/DuplicatesDialog')).DuplicatesDialog,
)

/** The pictures of a message: four at a glance, each as large as the window, and what was there before. */
export function MessagePictures({ message }: { message: Message }) {
  const translate = useTranslate()
  const { admin } = useRuntime()
  const { vendor_id } = useThread()
  const cache = useThreadCache()
  const { media } = message
  const [shown, setShown] = useState<string>()
  const [doubted, setDoubted] = useState<MessageMedia>()
  const closeViewer = () => setShown(undefined)
  const closeDoubted = () => setDoubted(undefined)
  const day = shownDayText(losAngelesDay(message.created_at))
  const stored = media.flatMap(one => (one.url === null ? [] : [{ ...one, url: one.url }]))
  const pictures = stored.map((one, at) => ({
    src: one.url,
    label: translate('threads.picture_label', { day, number: at + 1, count: stored.length }),
    download: `${admin.apiUrl}/communication/download-media/${encodeURIComponent(one.url)}`,
    ...(one.is_duplicate && { onDuplicates: () => setDoubted(one) }),
  }))

  function putDuplicates(url: string, duplicates: MessageMedia['duplicates']): void {
    const put = (one: MessageMedia): MessageMedia =>
      one.url === url ? { ...one, duplicates, is_duplicate: duplicates.length > 0 } : one
    cache.putMessage({ ...message, media: media.map(put) })
  }

  return (
    <>
      <PictureGrid
        media={media}
        onOpen={at => setShown(media[at]?.url ?? undefined)}
        onDuplicates={setDoubted}
      />
      {shown !== undefined && (
        <FetchedLayer onClose={closeViewer}>
          <PictureViewer
            pictures={pictures}
            at={stored.findIndex(({ url }) => url === shown)}
            onGo={at => setShown(stored[at]?.url)}
            onClose={closeViewer}
            vendorId={vendor_id}
          />
        </FetchedLayer>
      )}
      {doubted?.url && (
        <FetchedLayer onClose={closeDoubted}>
          <DuplicatesDialog
            url={doubted.url}
            duplicates={doubted.duplicates}
            onChange={duplicates => doubted.url && putDuplicates(doubted.url, duplicates)}
            onClose={closeDoubted}
          />
        </FetchedLayer>
      )}
    </>
  )
}
