import type { BusinessRules } from '@product/sdk/business-rules'
import type { Geocoder, Router } from '@product/sdk/nouns/placeholders'
import type { Brand } from '@product/sdk/values'
import type { Db } from '../db/db'
import type { KnownPictures } from '../nouns/pictures/known-pictures'
import type { Carrier, CarrierRecord } from '../outside/carrier'
import type { Events } from '../outside/events'
import type { FileStore } from '../outside/file-store'
import type { ImageIntake } from '../outside/image-intake'
import type { PictureHasher } from '../outside/picture-hasher'
import type { SheetWriter } from '../outside/sheet-writer'
import type { OutsideSearch } from '../outside/search-index'
import type { SigningKeys } from '../outside/twilio-signature'
import type { Cipher } from '../values/cipher'
import type { Clock } from '../values/clock'
import type { TurnsByKey } from '../values/turns-by-key'
import type { RateLimiter } from './rate-limiter'

/** Slow on purpose; the real one is argon2id, outside the app's graph because it is native. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** False also for a hash it can't read. */
  verify(hash: string, password: string): Promise<boolean>
}

export interface LogEntry {
  level: 'info' | 'warn' | 'error'
  message: string
  [field: string]: string | number | boolean | undefined
}

export interface AppSettings {
  /** Origin of links, and by its scheme of cookies. */
  publicUrl: string
  brand: Brand
  rules: BusinessRules
  /** A MapLibre style, or undefined for the bundled one. */
  mapStyleUrl?: string
  /** The account of the outside search, which pages then ask directly. */
  algoliaAppId?: string
  /** Check answers that are made as text, too, against the contract (tests, stories): costs time, so not in production. */
  checkAnswers?: boolean
  /** Who may read the metrics from elsewhere than loopback. */
  metricsToken?: string
  /** How old, in days, GPS fixes and entries of the activity log leave the database. Undefined: never. */
  archiveAfterDays?: { fixes?: number; log?: number }
  /** Tells one release of the server from another: answers kept from an earlier one are not good for this one. */
  release?: string
  /** How fast texts go out. Undefined: as fast as the carrier takes them. */
  segmentsPerSecond?: number
  /** Whether telephones of the simulated carrier can be used by whoever reaches this server: in a demo. */
  hasPhonePage?: boolean
}

/** Runs work that makes much garbage. */
export type HeapRoom = <T>(work: () => Promise<T>) => Promise<T>

/** What the app is made of. All that is not plain fetch and SQL comes in from outside. */
export interface AppParts {
  db: Db
  /** Connections of their own for trackers, so that they and people don't wait for each other's. Undefined: `db`. */
  deviceDb?: Db
  clock: Clock
  passwords: Passwords
  /** Seals what stands encrypted in the database: SSN and EIN. */
  cipher: Cipher
  /** Where uploads stand. */
  files: FileStore
  /** Makes what strangers send safe to show; the real one is libvips, outside the app's graph because it is native. */
  images: ImageIntake
  /** Tells what received pictures look like. */
  hasher: PictureHasher
  /** What those look like that were received before. */
  knownPictures: KnownPictures
  /** Finds ways along roads. */
  router: Router
  /** Knows where addresses are. */
  geocoder: Geocoder
  /** Makes files of spreadsheets; the real one streams, outside the app's graph because it needs Node. */
  sheets: SheetWriter
  /** Tells open pages what changed. */
  events: Events
  settings: AppSettings
  /** Who brings texts to phones, and what its deliveries are signed with. Undefined: a simulated one. */
  carrier?: { texts: Carrier & CarrierRecord; keys: SigningKeys }
  /** Undefined: the console searches here. */
  outsideSearch?: OutsideSearch
  /** Whether there is room to store more. Undefined: it is somebody else's disk, which says so itself. */
  hasRoom?(): Promise<boolean>
  log(entry: LogEntry): void
  /** Undefined: no limit (benchmarks). */
  rateLimiter?: RateLimiter
  /** How much one caller may have at work at once. Undefined: no limit (benchmarks). */
  turns?: TurnsByKey
  /** Runs a large answer, which makes much garbage, in its turn. Undefined: as any other work. */
  heapRoom?: HeapRoom
  /** Told of every answer: `call` is the contract's path, so that ids don't multiply the series. */
  observe?(answer: { method: string; call: string; status: number; seconds: number }): void
  metrics?(): Promise<string>
}
