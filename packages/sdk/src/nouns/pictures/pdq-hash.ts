import { type GreyPicture, greySquare, SQUARE_SIDE } from './grey-square'

const SIDE = 16
/** Smaller than this there is nothing to compare. */
const LEAST_SIDE_PX = 5

export interface PdqHash {
  /** 64 hex digits. */
  pdq: string
  /** 0 (plain) to 100; below 50 a match says nothing. */
  quality: number
}

/** Frequencies 1 to 16 of a row of 64. */
const COSINES = Float32Array.from({ length: SIDE * SQUARE_SIDE }, (_, at) => {
  const [frequency, place] = [Math.floor(at / SQUARE_SIDE) + 1, at % SQUARE_SIDE]
  return Math.sqrt(2 / SQUARE_SIDE) * Math.cos((Math.PI / 2 / SQUARE_SIDE) * frequency * (2 * place + 1))
})

/** 16 × 16 coefficients, a row for each vertical frequency. */
function lowFrequencies(square: Float32Array): Float32Array {
  const half = new Float32Array(SIDE * SQUARE_SIDE)
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SQUARE_SIDE; column++) {
      let sum = 0
      for (let at = 0; at < SQUARE_SIDE; at++) {
        sum += COSINES[row * SQUARE_SIDE + at]! * square[at * SQUARE_SIDE + column]!
      }
      half[row * SQUARE_SIDE + column] = sum
    }
  }
  const whole = new Float32Array(SIDE * SIDE)
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      let sum = 0
      for (let at = 0; at < SQUARE_SIDE; at++) {
        sum += half[row * SQUARE_SIDE + at]! * COSINES[column * SQUARE_SIDE + at]!
      }
      whole[row * SIDE + column] = sum
    }
  }
  return whole
}

/** How much there is to see: steps between neighbours, in percent of black to white. */
function qualityOf(square: Float32Array): number {
  const step = (at: number, next: number): number =>
    Math.abs(Math.trunc(((square[at]! - square[next]!) * 100) / 255))
  let sum = 0
  for (let row = 0; row < SQUARE_SIDE; row++) {
    for (let column = 0; column < SQUARE_SIDE; column++) {
      const at = row * SQUARE_SIDE + column
      if (row + 1 < SQUARE_SIDE) sum += step(at, at + SQUARE_SIDE)
      if (column + 1 < SQUARE_SIDE) sum += step(at, at + 1)
    }
  }
  return Math.min(100, Math.floor(sum / 90))
}

/** A bit for each coefficient above the median; the last row comes first, in it the first column is the lowest bit. */
function hexOf(coefficients: Float32Array): string {
  const median = coefficients.toSorted()[coefficients.length / 2 - 1]!
  let hex = ''
  for (let row = SIDE - 1; row >= 0; row--) {
    let word = 0
    for (let column = 0; column < SIDE; column++) {
      if (coefficients[row * SIDE + column]! > median) word |= 1 << column
    }
    hex += word.toString(16).padStart(4, '0')
  }
  return hex
}

/**
 * What a picture looks like, as PDQ of ThreatExchange has it: alike pictures differ in few of 256 bits, whatever was
 * done to their size, colours and compression. The picture's luma is used up. Source: domain facts, 8.
 */
export function pdqHash(picture: GreyPicture): PdqHash {
  if (picture.width < LEAST_SIDE_PX || picture.height < LEAST_SIDE_PX) {
    return { pdq: '0'.repeat(64), quality: 0 }
  }
  const square = greySquare(picture)
  return { pdq: hexOf(lowFrequencies(square)), quality: qualityOf(square) }
}
