/** The closed set of reasons for which a call fails. `network` and `unexpected_answer` never travel: the client makes them. */
export const API_ERROR_STATUS = {
  malformed: 400,
  no_session: 401,
  bad_credentials: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  wrong_type: 415,
  invalid: 422,
  too_many: 429,
  server: 500,
  unavailable: 503,
  network: 0,
  unexpected_answer: 0,
} as const

export type ApiErrorCode = keyof typeof API_ERROR_STATUS

/** What an error looks like on the wire. `issues` names a field each, with a text fit to stand beside it. */
export interface ApiErrorBody {
  message: string
  code: ApiErrorCode
  issues?: Record<string, string>
  request_id?: string
  /** With `conflict`, where a newer version stands in the way: the record as it is stored now. */
  stored?: unknown
}

/** The one error that client and server throw. `message` is fit to be shown to the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode
  /** HTTP status; 0 where no answer came. */
  readonly status: number
  readonly issues: Record<string, string>
  /** Seconds after which another try makes sense (429, 503), when the server said so. */
  readonly retryAfter: number | undefined
  readonly requestId: string | undefined
  /** The record as it is stored now, where a stale edit was refused. */
  readonly stored: unknown

  constructor(
    code: ApiErrorCode,
    message: string,
    more: {
      status?: number
      issues?: Record<string, string>
      retryAfter?: number
      requestId?: string
      cause?: unknown
      stored?: unknown
    } = {},
  ) {
    super(message, { cause: more.cause })
    this.code = code
    this.status = more.status ?? API_ERROR_STATUS[code]
    this.issues = more.issues ?? {}
    this.retryAfter = more.retryAfter
    this.requestId = more.requestId
    this.stored = more.stored
  }
}

const codes = new Set<string>(Object.keys(API_ERROR_STATUS))
const isCode = (value: unknown): value is ApiErrorCode => typeof value === 'string' && codes.has(value)

function codeForStatus(status: number): ApiErrorCode {
  const known: Record<number, ApiErrorCode> = {
    400: 'malformed',
    401: 'no_session',
    403: 'forbidden',
    404: 'not_found',
    409: 'conflict',
    413: 'too_large',
    415: 'wrong_type',
    422: 'invalid',
    429: 'too_many',
    503: 'unavailable',
  }
  return known[status] ?? 'server'
}

/** Reads an error answer, also of a back end that sends no `code`, or no JSON at all. */
export function readApiError(status: number, body: unknown, retryAfter?: number): ApiError {
  const fields: Partial<Record<string, unknown>> = typeof body === 'object' && body !== null ? body : {}
  const { message, code, issues, request_id, stored } = fields
  return new ApiError(
    isCode(code) ? code : codeForStatus(status),
    typeof message === 'string' && message !== '' ? message : `The server answered with status ${status}.`,
    {
      status,
      issues: readIssues(issues),
      retryAfter,
      requestId: typeof request_id === 'string' ? request_id : undefined,
      stored,
    },
  )
}

function readIssues(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
