/** GSM 03.38, the default alphabet. Source: 3GPP 23.038. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)

/** Each of them costs two. */
const EXTENDED = new Set('^{}\\[]~|€\f')

/** Units of a message that is one segment, and of each segment where there are several. Source: domain facts, 1.6. */
export const SEGMENT_UNITS = {
  gsm7: { alone: 160, split: 153 },
  ucs2: { alone: 70, split: 67 },
} as const

export type SegmentEncoding = keyof typeof SEGMENT_UNITS

export interface MessageSegments {
  /** Null for a message with pictures, which is not cut. */
  encoding: SegmentEncoding | null
  /** As the limit of 1,600 counts them: UTF-16 units, of which an emoji has two or more. */
  characters: number
  segments: number
  /** Units that still go into the last segment. */
  unitsLeft: number
  /** The characters for which the whole text needs UCS-2, each once. */
  forcedBy: string[]
}

/** In how many segments a text goes out, and why. A message with pictures is one. Source: domain facts, 1.6. */
export function messageSegments(body: string, pictures = 0): MessageSegments {
  const characters = body.length
  if (pictures > 0) return { encoding: null, characters, segments: 1, unitsLeft: 0, forcedBy: [] }
  const forcedBy = [...new Set(body)].filter(char => !BASIC.has(char) && !EXTENDED.has(char))
  const encoding = forcedBy.length > 0 ? 'ucs2' : 'gsm7'
  const costs = Array.from(body, char => (encoding === 'ucs2' ? char.length : EXTENDED.has(char) ? 2 : 1))
  return { encoding, characters, forcedBy, ...packed(costs, SEGMENT_UNITS[encoding]) }
}

/** No character is cut by the end of a segment: one of two units that does not fit moves on. */
function packed(costs: readonly number[], units: { alone: number; split: number }) {
  const total = costs.reduce((sum, cost) => sum + cost, 0)
  if (total <= units.alone) return { segments: total === 0 ? 0 : 1, unitsLeft: units.alone - total }
  let segments = 1
  let used = 0
  for (const cost of costs) {
    const fits = used + cost <= units.split
    segments += fits ? 0 : 1
    used = fits ? used + cost : cost
  }
  return { segments, unitsLeft: units.split - used }
}
