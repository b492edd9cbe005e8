import { ROLE, ROLE_NAMES, type Role } from '../../values/role'

/** Who acts. */
export interface Actor {
  userId: number
  role: Role
}

/** Whose account it is. */
export interface EditedUser {
  user_id: number
  privilege_id: Role
}

/** Why something may not be done. `forbidden`: not by this role; `invalid`: by nobody. */
export interface Refusal {
  code: 'forbidden' | 'invalid'
  text: string
}

export const TEAM_RULE_TEXTS = {
  notYourRole: 'Your role does not allow this.',
  ownersOnly: 'Only an Owner may change or delete Administrator, Owner and Communication users.',
  ownersAssign: 'Only an Owner may give this privilege.',
  yourself: "You can't delete your own account.",
  lastOwner: 'The last Owner keeps the account and the privilege: nobody else could give them back.',
  staysClient: 'A client user stays a client user.',
  staysTeam: "A team user can't become a client user.",
} as const

const forbidden = (text: string): Refusal => ({ code: 'forbidden', text })
const invalid = (text: string): Refusal => ({ code: 'invalid', text })

/** Administrators manage these; everybody else on the team only an Owner. */
const ADMINISTRATORS_MANAGE: readonly Role[] = [ROLE.user, ROLE.client]

/**
 * Why the actor may not change this user's account at all, or undefined. An Administrator's own account is an
 * Administrator's: only an Owner changes it. Spec: client dashboard, 4 and 6.
 */
export function editRefusal(actor: Actor, { privilege_id }: EditedUser): Refusal | undefined {
  if (actor.role === ROLE.owner) return undefined
  if (actor.role !== ROLE.administrator) return forbidden(TEAM_RULE_TEXTS.notYourRole)
  return ADMINISTRATORS_MANAGE.includes(privilege_id) ? undefined : forbidden(TEAM_RULE_TEXTS.ownersOnly)
}

/** `owners`: how many Owners there are. Nobody deletes himself or the last Owner. Source: decisions, "Access". */
export function deleteRefusal(actor: Actor, user: EditedUser, owners: number): Refusal | undefined {
  if (user.user_id === actor.userId) return invalid(TEAM_RULE_TEXTS.yourself)
  const refusal = editRefusal(actor, user)
  if (refusal) return refusal
  return isLastOwner(user, owners) ? invalid(TEAM_RULE_TEXTS.lastOwner) : undefined
}

/** Why the actor may not give a team user this privilege: a new one, or one who has none of the refused kinds. */
export function assignRefusal(actor: Actor, privilege: Role): Refusal | undefined {
  if (privilege === ROLE.client) return invalid(TEAM_RULE_TEXTS.staysTeam)
  if (actor.role === ROLE.owner) return undefined
  if (actor.role !== ROLE.administrator) return forbidden(TEAM_RULE_TEXTS.notYourRole)
  return privilege === ROLE.user ? undefined : forbidden(TEAM_RULE_TEXTS.ownersAssign)
}

/** Why this user's privilege may not become another; undefined also where it stays what it is. */
export function changeRoleRefusal(
  actor: Actor,
  user: EditedUser,
  privilege: Role,
  owners: number,
): Refusal | undefined {
  if (user.privilege_id === privilege) return undefined
  if (user.privilege_id === ROLE.client) return invalid(TEAM_RULE_TEXTS.staysClient)
  const refusal = assignRefusal(actor, privilege)
  if (refusal) return refusal
  return isLastOwner(user, owners) ? invalid(TEAM_RULE_TEXTS.lastOwner) : undefined
}

const isLastOwner = (user: EditedUser, owners: number): boolean =>
  user.privilege_id === ROLE.owner && owners <= 1

export interface PrivilegeOption {
  id: Exclude<Role, 4>
  name: string
  /** Why it can't be chosen, to be shown beside it. */
  disabledBecause?: string
}

/** The options of the form's Privilege / Role field. Spec: client dashboard, 4: 1, 3 and 5 are disabled for non-Owners. */
export const privilegeOptions = (actor: Actor): PrivilegeOption[] =>
  ([1, 2, 3, 5] as const).map(id => ({
    id,
    name: ROLE_NAMES[id],
    disabledBecause: assignRefusal(actor, id)?.text,
  }))
