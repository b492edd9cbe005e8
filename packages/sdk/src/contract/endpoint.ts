import type { z } from 'zod'
import type { Role } from '../values/role'
import type { ApiErrorCode } from './api-error'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call: `any` needs no session, `device` carries a truck's token; else the roles that may call for every
 * record, and those that may call only for their `own` (another's id answers 404, as if it were not there).
 */
export type Access = 'any' | 'device' | { all: readonly Role[]; own?: readonly Role[] }

/**
 * What a path parameter must be for a role with `own` access. `of` names a check of the server: one of its features
 * decides it, and the server starts only where exactly one does.
 */
export interface Ownership {
  param: string
  of: string
}

type Fields = z.ZodObject<z.ZodRawShape>

export interface Endpoint {
  method: Method
  /** As the documents spell it, parameters in braces: `/user/{userId}`. */
  path: `/${string}`
  summary: string
  access: Access
  owner?: Ownership
  /** True where also somebody may call who must set up a second factor first. */
  beforeSecondFactor?: boolean
  params?: Fields
  query?: Fields
  body?: z.ZodType
  /** `multipart` sends the body as form data; `form` also takes URL-encoded fields (devices send those). */
  bodyKind?: 'json' | 'multipart' | 'form'
  /**
   * True where the body may be large: nothing reads it before the handler does, piece by piece, and what it holds is
   * for the handler to check.
   */
  streamed?: boolean
  answer: z.ZodType
  /**
   * True where the answer may be large: it goes out piece by piece, one at a time for each session, and whoever asks again
   * with the ETag of before (`If-None-Match`; browsers do so by themselves) hears 304 where nothing has changed.
   */
  large?: boolean
  /** The record as it is stored now, with which a stale edit is refused. */
  stored?: z.ZodType
  /** True where the answer is a file and no JSON: clients hand it out as a Blob. */
  answersFile?: boolean
  /** Errors of this call beyond those that every call has (malformed, no_session, forbidden, not_found, …). */
  errors?: readonly ApiErrorCode[]
  /** True where a POST changes nothing, so it needs no transaction, audit row or idempotency key. */
  readOnly?: boolean
  /**
   * True where the call keeps another service's wire form, so that its ready-made clients fit: JSON that arrives as
   * text/plain, errors that carry their `status`. Only for calls that are `readOnly`: any page can send text/plain.
   */
  foreignWire?: boolean
}

export type Endpoints = Readonly<Record<string, Endpoint>>

export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParams<Rest>
  : never

type WithParams<E extends Endpoint> = [PathParams<E['path']>] extends [never]
  ? unknown
  : { params: z.ZodObject<Record<PathParams<E['path']>, z.ZodType>> }

/** Declares one endpoint. A parameter of the path that `params` does not describe is a compile error. */
export const endpoint = <const E extends Endpoint>(declaration: E & WithParams<E>): E => declaration

type Part<E, Key extends string, Parsed extends 'in' | 'out'> = E extends {
  [K in Key]: infer Schema extends z.ZodType
}
  ? { [K in Key]: Parsed extends 'in' ? z.input<Schema> : z.output<Schema> }
  : unknown

/** A query whose every field may be left out may be left out itself. */
type QueryIn<E> = E extends { query: infer Schema extends z.ZodType }
  ? Record<never, never> extends z.input<Schema>
    ? { query?: z.input<Schema> }
    : { query: z.input<Schema> }
  : unknown

/** A body that may be missing may be left out. */
type BodyIn<E> = E extends { body: infer Schema extends z.ZodType }
  ? undefined extends z.input<Schema>
    ? { body?: z.input<Schema> }
    : { body: z.input<Schema> }
  : unknown

/** What a caller passes: the unparsed side of params, query and body. */
export type CallInput<E extends Endpoint> = Part<E, 'params', 'in'> & QueryIn<E> & BodyIn<E>

/** What a handler gets: the parsed side. */
export type HandlerInput<E extends Endpoint> = Part<E, 'params', 'out'> &
  Part<E, 'query', 'out'> &
  (E extends { streamed: true } ? unknown : Part<E, 'body', 'out'>)

export type Answer<E extends Endpoint> = z.output<E['answer']>
