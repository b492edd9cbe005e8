/** Privilege ids as they travel on the wire. Spec: client dashboard, 6. */
export const ROLE = { administrator: 1, user: 2, owner: 3, client: 4, communication: 5 } as const

export type Role = (typeof ROLE)[keyof typeof ROLE]

export const ROLES: readonly Role[] = [1, 2, 3, 4, 5]

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  1: 'Administrator',
  2: 'User',
  3: 'Owner',
  4: 'Client',
  5: 'Communication',
}

/** The role a number or numeric text stands for, or undefined: "any other role value is undefined". */
export function readRole(value: unknown): Role | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return ROLES.find(role => role === number)
}

export const isStaff = (role: Role): boolean => role !== ROLE.client
