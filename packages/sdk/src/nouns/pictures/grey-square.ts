/** A picture as rows of brightness, 0 to 255. */
export interface GreyPicture {
  width: number
  height: number
  luma: Float32Array
}

export const SQUARE_SIDE = 64
/** Two passes of a box mean come close to a tent, which blurs without ringing. */
const PASSES = 2

/** Brightness of bytes that hold red, green and blue in turn, by the weights of Rec. 601. */
export function greyPicture(rgb: Uint8Array, width: number, height: number): GreyPicture {
  const luma = new Float32Array(width * height)
  for (let at = 0, from = 0; at < luma.length; at++, from += 3) {
    luma[at] = 0.299 * rgb[from]! + 0.587 * rgb[from + 1]! + 0.114 * rgb[from + 2]!
  }
  return { width, height, luma }
}

/**
 * The mean over a sliding window along each line, written with lines and places exchanged, so that the next call goes
 * along the other side. At the ends of a line the window is cut.
 */
function boxMeans(from: Float32Array, to: Float32Array, lines: number, length: number): void {
  const window = Math.floor((length + 2 * SQUARE_SIDE - 1) / (2 * SQUARE_SIDE))
  const ahead = Math.floor(window / 2)
  const behind = window - ahead - 1
  for (let line = 0; line < lines; line++) {
    const start = line * length
    let sum = 0
    let count = Math.min(ahead, length)
    for (let at = 0; at < count; at++) sum += from[start + at]!
    for (let at = 0; at < length; at++) {
      if (at + ahead < length) {
        sum += from[start + at + ahead]!
        count++
      }
      if (at > behind) {
        sum -= from[start + at - behind - 1]!
        count--
      }
      to[at * lines + line] = sum / count
    }
  }
}

/** The picture blurred and brought to 64 × 64, row by row: the first half of PDQ. The picture's own luma is used up. */
export function greySquare({ width, height, luma }: GreyPicture): Float32Array {
  const square = new Float32Array(SQUARE_SIDE * SQUARE_SIDE)
  const between = new Float32Array(luma.length)
  for (let pass = 0; pass < PASSES; pass++) {
    boxMeans(luma, between, height, width)
    boxMeans(between, luma, width, height)
  }
  for (let row = 0; row < SQUARE_SIDE; row++) {
    const y = Math.floor(((row + 0.5) * height) / SQUARE_SIDE)
    for (let column = 0; column < SQUARE_SIDE; column++) {
      const x = Math.floor(((column + 0.5) * width) / SQUARE_SIDE)
      square[row * SQUARE_SIDE + column] = luma[y * width + x]!
    }
  }
  return square
}
