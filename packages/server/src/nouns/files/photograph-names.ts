import { sha256 } from '../../values/tokens'
import { endingOf } from './media-address'

/** What is kept of a photograph: as it came, upright for pages and phones, and small for lists. */
type Kind = 'original' | 'upright' | 'small'

const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']

/**
 * The name of one of a photograph's files. By that of the upright one the others are known, which no table needs to keep
 * until a message takes them up; without it they can't be guessed.
 */
export const photographName = (token: string, kind: Kind, contentType: string): string =>
  `${kind === 'upright' ? token : sha256(`${kind} ${token}`)}.${endingOf(contentType)}`

/** What the small copy and the original of an upright one can be called. */
export function photographNames(upright: string): { small: string[]; original: string[] } {
  const [token = ''] = upright.split('.')
  const of = (kind: Kind) => IMAGE_TYPES.map(type => photographName(token, kind, type))
  return { small: of('small'), original: of('original') }
}
