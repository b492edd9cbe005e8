import type { Api, ApiClient } from '@product/sdk/client'
import type { Role } from '@product/sdk/values'

export type EndpointName = keyof Api

/** Who may do it: as the contract says for this endpoint, or, for another back end, these roles. */
export type Access = EndpointName | readonly Role[]

/** What a table asks for, in the documents' words. Pages count from 0. Spec: operations, 7. */
export interface ListQuery<Sort extends string = string> {
  sortBy?: Sort
  sortOrder?: 'asc' | 'desc'
  page: number
  pageSize: number
  search: string
}

export interface CallContext {
  signal?: AbortSignal
  /** Filters of the list beside the search text. */
  filter: Readonly<Record<string, unknown>>
}

export interface RowPage {
  rows: readonly object[]
  /** How many rows there are in all pages. */
  rowCount: number
}

export interface ListAction<Sort extends string = string> {
  access: Access
  /** What the endpoint sorts by; any other order is left to the server. */
  sorts: readonly Sort[]
  /** The server sends all rows at once, and `run` cuts a page of any size out of them. */
  isWhole?: boolean
  run(api: ApiClient, query: ListQuery<Sort>, context: CallContext): Promise<RowPage>
}

interface RecordAction {
  access: Access
  run(api: ApiClient, id: string, context: Pick<CallContext, 'signal'>): Promise<object>
}

/** `Draft` is what the feature's own form sends; the server checks it. */
interface CreateAction<Draft> {
  access: Access
  run(api: ApiClient, draft: Draft, context: { idempotencyKey?: string }): Promise<object>
}

interface UpdateAction<Draft> {
  access: Access
  run(api: ApiClient, id: string, draft: Draft, context: { idempotencyKey?: string }): Promise<object>
}

interface RemoveAction {
  access: Access
  run(api: ApiClient, id: string): Promise<unknown>
}

/**
 * One react-admin resource as calls of the SDK: each action names the endpoint whose roles guard it, makes the call
 * and unwraps the answer (`clients` and `rowCount`, `updated_user[0]`, …). An action that is left out does not exist.
 */
export interface ResourceEndpoints<Draft = object> {
  /** The field that identifies a row: `user_id`. react-admin finds it as `id`. */
  id: string
  list?: ListAction
  one?: RecordAction
  create?: CreateAction<Draft>
  update?: UpdateAction<Draft>
  remove?: RemoveAction
}

/** Checks a declaration against the types and keeps it; `Draft` is what the create and edit forms send. */
export const resourceEndpoints = <Draft = object>(
  declaration: ResourceEndpoints<Draft>,
): ResourceEndpoints<Draft> => declaration

/** A list whose sorts are known by name, so that `run` can hand them to the endpoint. */
export const listAction = <const Sort extends string>(action: ListAction<Sort>): ListAction<Sort> => action

/** The only row of an answer such as `updated_user: [{…}]`; an answer without it is an error, not an empty record. */
export function onlyRow<Row extends object>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('The server answered without the record.')
  return row
}
