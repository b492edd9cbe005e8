import {
  type BlastBody,
  type RefusedNumber,
  type SendProblem,
  sendProblems,
} from '@product/sdk/nouns/messages'
import { phoneText } from '@product/sdk/values'
import type { ComposeSource } from '../../nouns/messages/compose-source'
import type { UploadedImage } from '../../nouns/messages/UploadImageDialog'

/** A message to many as it is being written. */
export interface ComposeDraft {
  sources: readonly ComposeSource[]
  /** Typed, and waiting to be mended. */
  refused: readonly RefusedNumber[]
  body: string
  images: readonly UploadedImage[]
  /** Of what is written now: another tab that shows the same draft sends it under the same key. */
  key: string
}

/** What of a draft goes out. */
type Sendable = Pick<ComposeDraft, 'sources' | 'body' | 'images'>

export const EMPTY_DRAFT: Omit<ComposeDraft, 'key'> = { sources: [], refused: [], body: '', images: [] }

export const isEmptyDraft = ({ sources, refused, body, images }: Omit<ComposeDraft, 'key'>): boolean =>
  sources.length === 0 && refused.length === 0 && body === '' && images.length === 0

/** The chips with another one behind them; one that is there already takes the newer members. */
export function withSource(sources: readonly ComposeSource[], added: ComposeSource): ComposeSource[] {
  const isThere = sources.some(({ key }) => key === added.key)
  return isThere ? sources.map(one => (one.key === added.key ? added : one)) : [...sources, added]
}

export const sourceOfNumber = (phone_number: string): ComposeSource => ({
  kind: 'typed',
  key: `typed/${phone_number}`,
  label: phoneText(phone_number),
  members: [{ vendor_id: null, phone_number, vendor_name: null }],
})

export const typedNumbers = (sources: readonly ComposeSource[]): string[] =>
  sources.flatMap(({ kind, members }) =>
    kind === 'typed' ? members.flatMap(({ phone_number }) => phone_number ?? []) : [],
  )

/** How many were chosen, the same one in two groups twice. */
export const chosenCount = (sources: readonly ComposeSource[]): number =>
  sources.reduce((sum, { members }) => sum + members.length, 0)

const SOURCE_NAMES: Record<ComposeSource['kind'], (label: string) => string> = {
  group: label => `Group: ${label}`,
  vendor: () => 'Vendor',
  typed: () => 'Typed',
  file: label => label,
}

/** What the calls take: everybody of every chip, each with where they were taken from. */
export const blastOf = ({ sources, body, images }: Sendable): BlastBody => ({
  kind: 'compose',
  body,
  media: images.map(({ url }) => url),
  recipients: sources.flatMap(({ kind, label, members }) =>
    members.map(({ phone_number, vendor_id }) => ({
      phone_number,
      vendor_id,
      // The wire allows 200 characters.
      source: SOURCE_NAMES[kind](label).slice(0, 200),
    })),
  ),
})

/** Why it can't be sent; none: it can. Spec: communication, 5. */
export const composeProblems = ({ sources, body, images }: Sendable): SendProblem[] =>
  sendProblems({ body, pictures: images.length, recipients: chosenCount(sources) })
