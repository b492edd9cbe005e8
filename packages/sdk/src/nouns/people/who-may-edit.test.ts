import { describe, expect, it } from 'vitest'
import type { Role } from '../../values/role'
import {
  assignRefusal,
  changeRoleRefusal,
  deleteRefusal,
  editRefusal,
  privilegeOptions,
  TEAM_RULE_TEXTS,
} from './who-may-edit'

const actor = (role: Role, userId = 1) => ({ role, userId })
const user = (privilege_id: Role, user_id = 2) => ({ privilege_id, user_id })

describe('changing an account', () => {
  it.each([
    [3, [1, 2, 3, 4, 5]],
    [1, [2, 4]],
    [2, []],
    [4, []],
    [5, []],
  ] as [Role, Role[]][])('role %i may change users of the privileges %j', (role, allowed) => {
    const open = ([1, 2, 3, 4, 5] as Role[]).filter(target => !editRefusal(actor(role), user(target)))
    expect(open).toEqual(allowed)
  })

  it('of an Administrator is not even for that Administrator', () => {
    expect(editRefusal(actor(1, 7), user(1, 7))).toEqual({
      code: 'forbidden',
      text: TEAM_RULE_TEXTS.ownersOnly,
    })
  })
})

describe('deleting an account', () => {
  it('of one’s own is refused to everybody', () => {
    for (const role of [1, 2, 3, 5] as const) {
      expect(deleteRefusal(actor(role, 7), user(role, 7), 2)?.text).toBe(TEAM_RULE_TEXTS.yourself)
    }
  })

  it.each([
    [3, 3, 2, undefined],
    [3, 3, 1, TEAM_RULE_TEXTS.lastOwner],
    [3, 5, 1, undefined],
    [1, 2, 1, undefined],
    [1, 4, 1, undefined],
    [1, 3, 2, TEAM_RULE_TEXTS.ownersOnly],
    [1, 5, 2, TEAM_RULE_TEXTS.ownersOnly],
    [2, 4, 2, TEAM_RULE_TEXTS.notYourRole],
  ] as const)('role %i, a user of privilege %i, %i owners: %s', (role, target, owners, text) => {
    expect(deleteRefusal(actor(role), user(target), owners)?.text).toBe(text)
  })
})

describe('giving a privilege', () => {
  it.each([
    [3, 1, undefined],
    [3, 3, undefined],
    [3, 5, undefined],
    [3, 4, TEAM_RULE_TEXTS.staysTeam],
    [1, 2, undefined],
    [1, 1, TEAM_RULE_TEXTS.ownersAssign],
    [1, 3, TEAM_RULE_TEXTS.ownersAssign],
    [1, 4, TEAM_RULE_TEXTS.staysTeam],
    [2, 2, TEAM_RULE_TEXTS.notYourRole],
  ] as const)('role %i gives %i: %s', (role, privilege, text) => {
    expect(assignRefusal(actor(role), privilege)?.text).toBe(text)
  })

  it('never takes the last Owner away, but one of two', () => {
    expect(changeRoleRefusal(actor(3), user(3, 1), 2, 1)?.text).toBe(TEAM_RULE_TEXTS.lastOwner)
    expect(changeRoleRefusal(actor(3), user(3, 1), 2, 2)).toBeUndefined()
    expect(changeRoleRefusal(actor(3), user(3, 1), 3, 1)).toBeUndefined()
  })

  it('moves nobody between clients and team', () => {
    expect(changeRoleRefusal(actor(3), user(4), 2, 1)?.text).toBe(TEAM_RULE_TEXTS.staysClient)
    expect(changeRoleRefusal(actor(3), user(2), 4, 1)?.text).toBe(TEAM_RULE_TEXTS.staysTeam)
    expect(changeRoleRefusal(actor(1), user(4), 4, 1)).toBeUndefined()
  })

  it('offers Administrators only User, and says why not the others', () => {
    const closed = privilegeOptions(actor(1)).filter(option => option.disabledBecause !== undefined)
    expect(closed.map(({ id }) => id)).toEqual([1, 3, 5])
    expect(privilegeOptions(actor(3)).every(option => option.disabledBecause === undefined)).toBe(true)
  })
})
