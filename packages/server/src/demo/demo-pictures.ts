import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../db/db'
import { users } from '../db/tables/people'
import { insertFile } from '../nouns/files/file-record-store'
import { mediaAddress, newFileName } from '../nouns/files/media-address'
import type { FileStore } from '../outside/file-store'
import { DEMO_LOGINS } from './demo-logins'
import { seededRandom } from './seeded-random'

/** A square of pixels, three bytes each: red, green, blue. */
export interface Pixels {
  side: number
  rgb: Uint8Array
}

const CELLS = 7
const CELL_PIXELS = 32
const GROUND = [244, 240, 243] as const
const COLOURS = [
  [185, 58, 118],
  [41, 98, 142],
  [46, 125, 80],
  [176, 92, 24],
  [102, 76, 160],
] as const

/** A pattern of squares, left and right alike, that is always the same for the same seed. Needs no font. */
export function drawAvatar(seed: string): Pixels {
  const random = seededRandom(seed)
  const colour = random.pick(COLOURS)
  const half = Math.ceil(CELLS / 2)
  const filled = Array.from({ length: CELLS }, () => Array.from({ length: half }, () => random.chance(0.62)))
  const isFilled = (x: number, y: number): boolean => {
    // A margin of one cell all around.
    if (x === 0 || y === 0 || x === CELLS - 1 || y === CELLS - 1) return false
    return filled[y]?.[Math.min(x, CELLS - 1 - x)] ?? false
  }
  const side = CELLS * CELL_PIXELS
  const rgb = new Uint8Array(side * side * 3)
  for (let pixel = 0; pixel < side * side; pixel++) {
    const [x, y] = [Math.floor((pixel % side) / CELL_PIXELS), Math.floor(pixel / side / CELL_PIXELS)]
    rgb.set(isFilled(x, y) ? colour : GROUND, pixel * 3)
  }
  return { side, rgb }
}

interface PictureTools {
  files: FileStore
  encodePng: (pixels: Pixels) => Promise<Uint8Array<ArrayBuffer>>
  now: Date
}

/** Gives the demo's clients the pictures that they don't have yet. */
export async function giveDemoPictures(db: Db, { files, encodePng, now }: PictureTools): Promise<void> {
  const emails = DEMO_LOGINS.filter(login => login.privilege_id === 4).map(({ email }) => email)
  const without = await db
    .select({ user_id: users.user_id, email: users.email })
    .from(users)
    .where(and(inArray(users.email, emails), isNull(users.user_profile_image)))
  for (const { user_id, email } of without) {
    const name = newFileName('image/png')
    const png = await encodePng(drawAvatar(email))
    await files.put(name, png, 'image/png')
    await db.transaction(async tx => {
      await insertFile(tx, {
        name,
        content_type: 'image/png',
        bytes: png.byteLength,
        user_id,
        created_at: now,
      })
      await tx
        .update(users)
        .set({ user_profile_image: mediaAddress(name) })
        .where(eq(users.user_id, user_id))
    })
  }
}
