import type { Router } from '@product/sdk/nouns/placeholders'
import type { Db } from '../db/db'
import type { FileStore } from '../outside/file-store'
import type { ImageIntake } from '../outside/image-intake'
import type { PictureHasher } from '../outside/picture-hasher'
import type { Cipher } from '../values/cipher'
import type { AreaName, DrivingArea } from './demo-areas'
import type { FindLeg } from './find-legs'

/** What the features make their parts of the demo in. */
export interface DemoWorld {
  /** The one transaction in which all of the demo is made. */
  tx: Db
  now: Date
  areas: Record<AreaName, DrivingArea>
  findLeg: FindLeg
  router: Router
  /** Of the password that all demo logins share. */
  passwordHash: string
  cipher: Cipher
}

/** A square of pixels, three bytes each: red, green, blue. */
export interface Pixels {
  side: number
  rgb: Uint8Array
}

/** What files of the demo are made with. */
export interface DemoFileTools {
  files: FileStore
  encodePng: (pixels: Pixels) => Promise<Uint8Array<ArrayBuffer>>
  images: ImageIntake
  hasher: PictureHasher
  now: Date
}
