const START_OF_IMAGE = 0xffd8
const START_OF_SCAN = 0xffda
const END_OF_IMAGE = 0xffd9

/**
 * Whether a JPEG ends in the middle. Browsers show one all the same, with grey where the rest would be. Searched from
 * the first scan on: a preview in its head has an end of its own.
 */
export function isCutOff(file: ArrayBuffer): boolean {
  const view = new DataView(file)
  const last = view.byteLength - 2
  if (last < 2 || view.getUint16(0) !== START_OF_IMAGE) return false
  let at = 2
  while (at < last && view.getUint16(at) !== START_OF_SCAN) {
    at += at + 4 > view.byteLength ? 2 : 2 + view.getUint16(at + 2)
  }
  for (; at <= last; at += 1) if (view.getUint16(at) === END_OF_IMAGE) return false
  return true
}
