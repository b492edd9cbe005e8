export interface Deed {
  /** Who acted. */
  user: string
  privilege: number | null
  /** The rest of the sentence: "created campaign Summer Tour". */
  action: string
  /** The client within whose dashboard the user acted. */
  client?: string | null
}

/**
 * "{user} with privilege level {n} {action}"; within an impersonation both are named, "staff → client".
 * Spec: client dashboard, 3; decisions, "Access".
 */
export function activityMessage({ user, privilege, action, client }: Deed): string {
  const who = client ? `${user} → ${client}` : user
  return `${who} with privilege level ${privilege ?? 'none'} ${action}`
}

/** One field of a record that changed. `null` stands for "nothing was there". */
export interface ActivityChange {
  field: string
  before: unknown
  after: unknown
}

const PRIVATE_FIELDS = /^(password|password_hash|ssn|ein|secret|token|.*_token|.*_token_hash|token_hash)$/i
const MASK = '••••'
const CHANGED_MASK = '•••• (changed)'

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/**
 * The two sides of a change without what nobody may read back: each private field, at any depth, is masked, and
 * where its value changed the mask says so. Masking what is masked already changes nothing. Fields that are private by
 * their record rather than by their name are named.
 */
export function maskPrivate(
  before: unknown,
  after: unknown,
  privateNames: readonly string[] = [],
): { before: unknown; after: unknown } {
  const isPrivate = (name: string) => PRIVATE_FIELDS.test(name) || privateNames.includes(name)
  const mask = (value: unknown, other: unknown, changedMask: string): unknown => {
    if (Array.isArray(value)) {
      const others: unknown[] = Array.isArray(other) ? other : []
      return value.map((item, at) => mask(item, others[at], changedMask))
    }
    if (!isFields(value)) return value
    const others = isFields(other) ? other : undefined
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        if (!isPrivate(name)) return [name, mask(inner, others?.[name], changedMask)]
        if (inner === null || inner === undefined) return [name, inner]
        return [name, others && !same(inner, others[name]) ? changedMask : MASK]
      }),
    )
  }
  return { before: mask(before, after, MASK), after: mask(after, before, CHANGED_MASK) }
}

/** Fields that differ, in the order of the record. A side that is missing counts as empty; `version` says nothing. */
export function activityChanges(before: unknown, after: unknown): ActivityChange[] {
  const sides = maskPrivate(before, after)
  const [old, now] = [isFields(sides.before) ? sides.before : {}, isFields(sides.after) ? sides.after : {}]
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter(field => field !== 'version' && !same(old[field], now[field]))
    .map(field => ({ field, before: old[field] ?? null, after: now[field] ?? null }))
}
