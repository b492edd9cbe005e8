import { PICTURE_TEXTS } from '@product/sdk/nouns/files'
import { isHeavy, isImageType, MESSAGE_MEDIA_TEXTS, mediaProblem } from '@product/sdk/nouns/messages'

/** A picture that was chosen for a message. */
export interface ChosenImage {
  key: string
  name: string
  /** Absent while it is being compressed, and where it is no picture. */
  file?: File
  problem?: string
}

export interface ImageChoice {
  /** With those attached already. */
  bytes: number
  /** Why they can't go with one message. */
  problem?: string
  isHeavy: boolean
  mayUpload: boolean
}

/**
 * Whether the chosen pictures may be uploaded, with the sizes of those attached already: at least one, none still being compressed, together with those attached
 * within 5,242,880 bytes and 10 pictures. Spec: communication, 5.
 */
export function imageChoice(images: readonly ChosenImage[], attached: readonly number[]): ImageChoice {
  const good = images.filter(({ problem }) => problem === undefined)
  const sizes = [...attached, ...good.map(({ file }) => file?.size ?? 0)]
  const problem = mediaProblem(sizes)
  const isCompressing = good.some(({ file }) => file === undefined)
  return {
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    problem,
    isHeavy: problem === undefined && isHeavy(sizes),
    mayUpload: good.length > 0 && problem === undefined && !isCompressing,
  }
}

/** What phones take: some browsers can read it, the server can't. Where its type is not known its name tells. */
const isOfPhones = ({ name, type }: File): boolean =>
  /^image\/hei[cf]$/.test(type) || (type === '' && /\.hei[cf]$/i.test(name))

/** Why a file that was read is no picture for a message, and what to do about it. */
export const unreadableText = (file: File): string =>
  isOfPhones(file) ? PICTURE_TEXTS.heic : MESSAGE_MEDIA_TEXTS.noImage(file.name)

/** Why a file is not even read. */
export const imageProblem = (file: File): string | undefined =>
  isImageType(file.type) ? undefined : unreadableText(file)
