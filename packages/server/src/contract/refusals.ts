import { ApiError, plainIssue } from '@product/sdk/contract'
import type { z } from 'zod'

/** A store found nothing, or nothing of the caller's: the two must look alike. */
export class NotFound extends ApiError {
  constructor(what = 'This') {
    super('not_found', `${what} was not found.`)
  }
}

export class Conflict extends ApiError {
  constructor(message: string, issues?: Record<string, string>) {
    super('conflict', message, issues && { issues })
  }
}

/** An edit was made on a version that is no longer the stored one; the caller gets what is stored, to choose. */
export class StaleEdit extends ApiError {
  constructor(what: string, stored: unknown) {
    super('conflict', `${what} was changed by someone else in the meantime.`, { stored })
  }
}

/** A rule says no. The first text is shown, each stands beside its field. */
export class Invalid extends ApiError {
  constructor(issues: Record<string, string>) {
    super('invalid', Object.values(issues)[0] ?? 'This was refused.', { issues })
  }
}

/**
 * What a schema makes of a value, or its refusals by field, `a.b` for nested ones, in words for people. The first of
 * each field counts.
 */
export function readBySchema<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): { data: z.output<Schema>; issues?: undefined } | { issues: Record<string, string> } {
  const result = schema.safeParse(value, { error: plainIssue })
  if (result.success) return { data: result.data }
  const issues: Record<string, string> = {}
  for (const issue of result.error.issues) issues[issue.path.map(String).join('.')] ??= issue.message
  return { issues }
}
