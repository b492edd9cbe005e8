import type { Role } from '../../values/role'
import { mayOpen, PATHS, redirectFor } from './page-access'

/** A page of this product on this origin; anything else (`//evil`, `https:`, the login page) is no target. */
const isOwnPage = (path: string): boolean =>
  /^\/dashboard\/(?!login|logout|second-factor|aom\/)[^\\]*$/.test(path)

const ownLanding = (role: Role): string => (role === 1 || role === 3 ? PATHS.advertise : redirectFor(role))

/**
 * Where a login leads: the page the user came from if the role may open it, else the role's own landing page.
 * Role 5 always lands on communication, except on the alternate login page, which does not special-case it.
 * Spec: client dashboard, 4; decisions, "Access".
 */
export function afterLogin(login: { role: Role; cameFrom?: string | null; alternate?: boolean }): string {
  const { role, cameFrom, alternate = false } = login
  if (role === 5 && !alternate) return PATHS.communication
  if (cameFrom && isOwnPage(cameFrom) && mayOpen(cameFrom, role)) return cameFrom
  return ownLanding(role)
}

/** Where `/dashboard/admin` and the Admin Dashboard link lead. */
export const adminLanding = ownLanding

const from = (attempted: string): string => `?from=${encodeURIComponent(attempted)}`

/** The login page with the attempted path passed along. */
export const loginWith = (attempted: string): string => PATHS.login + from(attempted)

/** The page that sets up a second factor, with the attempted path, if there is one, passed along. */
export const secondFactorWith = (attempted: string | null): string =>
  PATHS.secondFactor + (attempted ? from(attempted) : '')
