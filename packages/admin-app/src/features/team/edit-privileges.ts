import {
  type Actor,
  changeRoleRefusal,
  type EditedUser,
  type PrivilegeOption,
  privilegeOptions,
} from '@product/sdk/nouns/people'

/** The privileges in the form of a user who exists; the one that he has can always stay. */
export const editPrivileges = (actor: Actor, user: EditedUser, owners: number): PrivilegeOption[] =>
  privilegeOptions(actor).map(option => ({
    ...option,
    disabledBecause: changeRoleRefusal(actor, user, option.id, owners)?.text,
  }))
