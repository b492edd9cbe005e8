import { DOCUMENT_LIMITS, DOCUMENT_TEXTS } from '@product/sdk/nouns/files'
import { numberText } from '../../texts/shown-numbers'

const ENDINGS = DOCUMENT_LIMITS.accept.split(',')

/** Why a chosen paper is not even sent, or undefined. The server looks at its content by itself. */
export function paperProblem({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!ENDINGS.some(ending => name.toLowerCase().endsWith(ending))) return DOCUMENT_TEXTS.unknown
  if (size === 0) return DOCUMENT_TEXTS.empty
  return size > DOCUMENT_LIMITS.bytes ? DOCUMENT_TEXTS.tooLarge : undefined
}

const UNITS = ['bytes', 'kB', 'MB'] as const

/** `1.2 MB`; a thousand bytes are a kB. */
export function sizeText(bytes: number): string {
  const step = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2
  const figure = numberText(step === 2 ? Math.round(bytes / 100_000) / 10 : Math.round(bytes / 1000 ** step))
  return `${figure} ${UNITS[step]}`
}
