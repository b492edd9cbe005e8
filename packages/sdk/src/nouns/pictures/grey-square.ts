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

/** How far a window reaches along a line of that length, before and after its place. */
function reachOf(length: number): { behind: number; ahead: number } {
  const window = Math.floor((length + 2 * SQUARE_SIDE - 1) / (2 * SQUARE_SIDE))
  const ahead = Math.floor(window / 2)
  return { ahead, behind: window - ahead - 1 }
}

/** The mean over a window that slides along each row; at the ends it is cut. */
function meansAlongRows(from: Float32Array, to: Float32Array, width: number, height: number): void {
  const { behind, ahead } = reachOf(width)
  for (let start = 0; start < width * height; start += width) {
    const end = start + width
    let count = Math.min(ahead, width)
    let sum = 0
    for (let at = start; at < start + count; at++) sum += from[at]!
    for (let at = start; at < end; at++) {
      if (at + ahead < end) {
        sum += from[at + ahead]!
        count++
      }
      if (at - behind > start) {
        sum -= from[at - behind - 1]!
        count--
      }
      to[at] = sum / count
    }
  }
}

/** The same along columns, all of them at once: row by row, as they lie in memory. */
function meansAlongColumns(from: Float32Array, to: Float32Array, width: number, height: number): void {
  const { behind, ahead } = reachOf(height)
  const sums = new Float64Array(width)
  let count = 0
  function change(row: number, sign: 1 | -1): void {
    if (row < 0 || row >= height) return
    count += sign
    for (let column = 0, at = row * width; column < width; column++, at++) sums[column]! += sign * from[at]!
  }
  for (let row = 0; row < ahead; row++) change(row, 1)
  for (let row = 0; row < height; row++) {
    change(row + ahead, 1)
    change(row - behind - 1, -1)
    for (let column = 0, at = row * width; column < width; column++, at++) to[at] = sums[column]! / count
  }
}

/** The picture blurred and brought to 64 × 64, row by row: the first half of PDQ. The picture's own luma is used up. */
export function greySquare({ width, height, luma }: GreyPicture): Float32Array {
  const square = new Float32Array(SQUARE_SIDE * SQUARE_SIDE)
  const between = new Float32Array(luma.length)
  for (let pass = 0; pass < PASSES; pass++) {
    meansAlongRows(luma, between, width, height)
    meansAlongColumns(between, luma, width, height)
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
