import { ROLE, seededRandom } from '@product/sdk/values'
import type { Db } from '../../db/db'
import { DEMO_LOGINS } from '../../demo/demo-logins'
import type { DemoFileTools, Pixels } from '../../demo/demo-world'
import { insertFile } from '../../nouns/files/file-record-store'
import { mediaAddress, newFileName } from '../../nouns/files/media-address'
import { giveProfilePicture } from '../../nouns/people/account-store'
import { findUserByEmail } from '../../nouns/people/user-store'

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

/** Gives the demo's clients the pictures that they don't have yet. */
export async function giveDemoPictures(db: Db, { files, encodePng, now }: DemoFileTools): Promise<void> {
  const clients = DEMO_LOGINS.filter(({ privilege_id }) => privilege_id === ROLE.client)
  for (const { email } of clients) {
    const client = await findUserByEmail(db, email)
    if (!client || client.user_profile_image !== null) continue
    const { user_id } = client
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
      await giveProfilePicture(tx, user_id, mediaAddress(name))
    })
  }
}
