import { MESSAGE_MEDIA } from '@product/sdk/nouns/messages'

/** What the carrier scales anyhow: more pixels than these only cost bytes. */
const LONGEST_SIDE = 2048

/** Kept as they are: a drawn frame would not move. */
const MOVING = 'image/gif'

const drawnSize = (width: number, height: number) => {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * The picture as a JPEG at quality 0.1, upright; the file itself where that is no smaller or where it moves. Undefined:
 * the browser can't read it as a picture.
 */
export async function compressImage(file: File): Promise<File | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return undefined
  try {
    if (file.type === MOVING) return file
    const canvas = Object.assign(document.createElement('canvas'), drawnSize(bitmap.width, bitmap.height))
    const context = canvas.getContext('2d')
    if (!context) return file
    // A JPEG has no holes: what shines through a PNG is white, not black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>(resolve =>
      canvas.toBlob(resolve, 'image/jpeg', MESSAGE_MEDIA.quality),
    )
    if (!blob || blob.size >= file.size) return file
    return new File([blob], file.name.replace(/(\.[^.]*)?$/, '.jpg'), { type: blob.type })
  } finally {
    bitmap.close()
  }
}
