import { seededRandom } from '@product/sdk/values'
import type { Pixels } from './demo-world'

const SIDE = 480
type Colour = readonly [number, number, number]
const SKY: Colour = [214, 228, 240]
const ROAD: Colour = [96, 98, 104]
const CAB: Colour = [230, 230, 232]
const GLASS: Colour = [70, 92, 112]
const TYRE: Colour = [34, 34, 38]
const ARTWORKS: readonly Colour[] = [
  [185, 58, 118],
  [41, 98, 142],
  [46, 125, 80],
  [176, 92, 24],
  [102, 76, 160],
]

/** A truck from its side, with artwork of blocks on its box, always the same for the same seed. Needs no font. */
export function drawTruck(seed: string): Pixels {
  const random = seededRandom(seed)
  const [ground, blocks] = [random.pick(ARTWORKS), random.pick(ARTWORKS)]
  const filled = Array.from({ length: 5 }, () => Array.from({ length: 10 }, () => random.chance(0.35)))
  const isWheel = (x: number, y: number, middle: number) => Math.hypot(x - middle, y - 380) < 34
  const colourAt = (x: number, y: number): Colour => {
    if ([110, 250, 400].some(middle => isWheel(x, y, middle))) return TYRE
    if (x >= 40 && x < 340 && y >= 150 && y < 370) {
      const [column, row] = [Math.floor((x - 40) / 30), Math.floor((y - 150) / 44)]
      return filled[row]?.[column] ? blocks : ground
    }
    if (x >= 390 && x < 430 && y >= 230 && y < 290) return GLASS
    if (x >= 350 && x < 440 && y >= 210 && y < 370) return CAB
    return y > 390 ? ROAD : SKY
  }
  const rgb = new Uint8Array(SIDE * SIDE * 3)
  for (let pixel = 0; pixel < SIDE * SIDE; pixel++) {
    rgb.set(colourAt(pixel % SIDE, Math.floor(pixel / SIDE)), pixel * 3)
  }
  return { side: SIDE, rgb }
}
