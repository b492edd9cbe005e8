import { z } from 'zod'
import { ROLE, type Role } from '../../values/role'
import { FIX_LIST_TEXTS } from './fix-list-texts'

/** `{product}_owner_id` or `{product}_owner`, whatever the product is called. */
const OWNER_KEY = /^[a-z0-9]+(?:_[a-z0-9]+)*_owner(_id)?$/i

/** Empty, as a form sends it, is nobody. */
const ownerIn = (value: unknown): unknown => (value === '' || value === undefined ? null : value)

/**
 * The body with its owner under `product_owner_id`: the documents spell it `{product}_owner_id` in the record and
 * `{product}_owner` in the body, and both are taken, with any product's name. Two that differ are refused. Source:
 * decisions, "Operations".
 */
export const ownerField = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((body, context) => {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
    const entries = Object.entries(body)
    const owners = new Set(entries.filter(([key]) => OWNER_KEY.test(key)).map(([, value]) => ownerIn(value)))
    if (owners.size > 1)
      context.addIssue({ code: 'custom', path: ['product_owner_id'], message: FIX_LIST_TEXTS.twoOwners })
    if (owners.size === 0) return body
    const [owner] = owners
    const rest = Object.fromEntries(entries.filter(([key]) => !OWNER_KEY.test(key)))
    return { ...rest, product_owner_id: owner }
  }, schema)

/** A user as the admin list has it. */
export interface AdminUser {
  user_id: number
  name: string
  privilege_id: Role
}

/** Who may be chosen as an owner: everybody of the admin list, by name in any case. A client user is never on it. */
export const ownerOptions = (users: readonly AdminUser[]): AdminUser[] =>
  users
    .filter(({ privilege_id }) => privilege_id !== ROLE.client)
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'accent' }) || a.user_id - b.user_id)

/**
 * Why this user can't be the owner, or undefined. The owner that an item has already stays allowed, also when gone from
 * the list, so that other fields can still be saved.
 */
export function ownerProblem(
  ownerId: number | null,
  users: readonly AdminUser[],
  storedOwnerId: number | null = null,
): string | undefined {
  if (ownerId === null || ownerId === storedOwnerId) return undefined
  const known = ownerOptions(users).some(({ user_id }) => user_id === ownerId)
  return known ? undefined : FIX_LIST_TEXTS.noOwner
}
