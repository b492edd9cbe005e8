import { numberText } from '../../texts/shown-numbers'
const KB = 1024
const MB = KB * KB

/** Bytes as people read them, in steps of 1,024: `812 KB`, `4.9 MB`. Rounded up, so that nothing over a limit reads as within. */
export function sizeText(bytes: number): string {
  if (bytes < MB) return `${Math.ceil(bytes / KB)} KB`
  return `${numberText(Math.ceil((bytes / MB) * 10) / 10)} MB`
}
