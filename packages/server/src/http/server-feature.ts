import type { Endpoint, Endpoints } from '@product/sdk/contract'
import type { Hono } from 'hono'
import type { AppEnv } from '../app'
import type { Db } from '../db/db'
import type { DemoFileTools, DemoWorld } from '../demo/demo-world'
import type { FileRecord } from '../nouns/files/file-record-store'
import type { Session } from '../nouns/people/session'
import type { SearchSource } from '../nouns/search/search-source'
import type { FileStore } from '../outside/file-store'
import type { AppParts } from './app-context'
import type { Implementation } from './implement'

/** Whether the record of this id is one that the session may reach as its own. */
export type OwnerCheck = (db: Db, id: number, session: Session) => Promise<boolean>

/** Files that one of the feature's calls shows: who may make the call may see those of which `has` says so. */
export interface ShownFiles {
  by: Endpoint
  has(db: Db, file: FileRecord, session: Session): Promise<boolean>
}

/** A call of this machine's tools, `POST /local{path}`, with parameters in the path as `:name`. */
export interface ToolCall {
  path: `/${string}`
  answer(call: {
    db: Db
    files: FileStore
    now: Date
    params: Readonly<Record<string, string>>
    body: Uint8Array
  }): Promise<object>
}

/** Starts what runs beside the requests; returns what ends it, once the work at hand is done. */
export type Job = (parts: PluggedParts) => () => Promise<void>

/** All that a feature brings to the server. */
export interface ServerFeature {
  name: string
  /** Endpoints with their handlers, as `implement` binds them. */
  handlers?: readonly Implementation[]
  /** Checks for what endpoints name as the `of` of their owner. */
  owners?: Readonly<Record<string, OwnerCheck>>
  /** Which files it shows. One that no feature shows waits for the record that takes it up. */
  shows?: readonly ShownFiles[]
  /** The records of search indexes. */
  search?: readonly SearchSource[]
  /** Its part of the demo, in the transaction that makes all of it; features on its left have made theirs. */
  demo?(world: DemoWorld): Promise<void>
  /** What the demo lacks in the file store; asked at every start, after the demo is there. */
  demoFiles?(db: Db, tools: DemoFileTools): Promise<void>
  jobs?: readonly Job[]
  tools?: readonly ToolCall[]
  /** Addresses outside the contract. */
  mount?(app: Hono<AppEnv>, parts: PluggedParts): void
}

/** What the features come to together. */
export interface Plugged {
  features: readonly ServerFeature[]
  endpoints: Endpoints
  implementations: readonly Implementation[]
  owners: ReadonlyMap<string, OwnerCheck>
  searchSources: readonly SearchSource[]
}

/** What handlers and jobs are given: the parts of the app, and what features bring for one another. */
export interface PluggedParts extends AppParts {
  plugged: Plugged
}
