import type { Role } from '../../values/role'

interface PageRule {
  /** Segments after `/dashboard`; `*` stands for one segment. */
  pattern: string
  roles: readonly Role[]
}

const ADMINS: readonly Role[] = [1, 3]
const OPERATORS: readonly Role[] = [1, 2, 3]
const TALKERS: readonly Role[] = [1, 2, 3, 5]
const VIEWERS: readonly Role[] = [1, 2, 3, 4]
const STAFF: readonly Role[] = [1, 2, 3, 5]

/** Every guarded page with the roles that may open it. Spec: client dashboard, 2. */
export const PAGE_RULES: readonly PageRule[] = [
  { pattern: 'map', roles: VIEWERS },
  { pattern: 'map/*', roles: VIEWERS },
  { pattern: 'analytics', roles: VIEWERS },
  { pattern: 'admin', roles: STAFF },
  { pattern: 'admin/advertise', roles: ADMINS },
  { pattern: 'admin/advertise/campaign', roles: ADMINS },
  { pattern: 'admin/advertise/campaign/edit/*', roles: ADMINS },
  { pattern: 'admin/advertise/user', roles: ADMINS },
  { pattern: 'admin/advertise/user/*/credential', roles: ADMINS },
  { pattern: 'admin/advertise/backdate/placeholders', roles: ADMINS },
  { pattern: 'admin/advertise/client/impersonate/*/campaign/*', roles: OPERATORS },
  { pattern: 'admin/advertise/client/impersonate/*/campaign/*/map', roles: OPERATORS },
  { pattern: 'admin/advertise/client/impersonate/*/campaign/*/analytics', roles: OPERATORS },
  { pattern: 'admin/drive', roles: OPERATORS },
  { pattern: 'admin/drive/payments', roles: OPERATORS },
  { pattern: 'admin/drive/macro', roles: ADMINS },
  { pattern: 'admin/drive/vendor/create', roles: OPERATORS },
  { pattern: 'admin/drive/vendor/edit/*', roles: OPERATORS },
  { pattern: 'admin/drive/vendor/truck/edit/*', roles: OPERATORS },
  { pattern: 'admin/fixlist', roles: OPERATORS },
  { pattern: 'admin/communication', roles: TALKERS },
  { pattern: 'admin/communication/*/*/*', roles: TALKERS },
  { pattern: 'admin/production', roles: OPERATORS },
  { pattern: 'admin/production/inventory', roles: OPERATORS },
  { pattern: 'admin/production/print-order-sheet', roles: OPERATORS },
  { pattern: 'admin/production/install-guide-sheet', roles: OPERATORS },
  { pattern: 'admin/production/removals', roles: OPERATORS },
  { pattern: 'admin/team', roles: ADMINS },
  { pattern: 'admin/team/user', roles: ADMINS },
  { pattern: 'admin/team/user/edit/*', roles: ADMINS },
]

const segmentsOf = (path: string): string[] => (path.split(/[?#]/)[0] ?? '').split('/').filter(Boolean)

const matches = (pattern: string, segments: readonly string[]): boolean => {
  const wanted = pattern.split('/')
  return (
    wanted.length === segments.length && wanted.every((part, at) => part === '*' || part === segments[at])
  )
}

/**
 * The roles that may open a page, by its path (`/dashboard/admin/drive`, query and hash are ignored); undefined
 * where the path is no guarded page.
 */
export function rolesForPage(path: string): readonly Role[] | undefined {
  const [root, ...rest] = segmentsOf(path)
  return root === 'dashboard' ? PAGE_RULES.find(rule => matches(rule.pattern, rest))?.roles : undefined
}

export const mayOpen = (path: string, role: Role): boolean => rolesForPage(path)?.includes(role) ?? false

export const PATHS = {
  login: '/dashboard/login',
  alternateLogin: '/dashboard/aom/login',
  logout: '/dashboard/logout',
  secondFactor: '/dashboard/second-factor',
  map: '/dashboard/map',
  analytics: '/dashboard/analytics',
  admin: '/dashboard/admin',
  advertise: '/dashboard/admin/advertise',
  drive: '/dashboard/admin/drive',
  communication: '/dashboard/admin/communication',
} as const

/** Where a signed-in user goes who opens a page that the role may not. Spec: client dashboard, 4. */
export function redirectFor(role: Role | undefined): string {
  if (role === 5) return PATHS.communication
  if (role === 4) return PATHS.map
  if (role === 2) return PATHS.drive
  return PATHS.login
}
