import { TEAM_RULE_TEXTS } from '@product/sdk/nouns/people'
import { ROLE } from '@product/sdk/values'
import { expect, it } from 'vitest'
import { editPrivileges } from './edit-privileges'

const refused = (...parts: Parameters<typeof editPrivileges>) =>
  Object.fromEntries(
    editPrivileges(...parts).flatMap(({ id, disabledBecause }) =>
      disabledBecause === undefined ? [] : [[id, disabledBecause]],
    ),
  )

it('an Administrator leaves a User a User', () => {
  const actor = { userId: 1, role: ROLE.administrator }
  expect(refused(actor, { user_id: 2, privilege_id: ROLE.user }, 1)).toEqual({
    1: TEAM_RULE_TEXTS.ownersAssign,
    3: TEAM_RULE_TEXTS.ownersAssign,
    5: TEAM_RULE_TEXTS.ownersAssign,
  })
})

it('the last Owner stays one, of two either may change', () => {
  const actor = { userId: 1, role: ROLE.owner }
  const owner = { user_id: 1, privilege_id: ROLE.owner }
  expect(Object.keys(refused(actor, owner, 1))).toEqual(['1', '2', '5'])
  expect(refused(actor, owner, 2)).toEqual({})
})
