import { describe, expect, it } from 'vitest'
import { fixListFields } from './fix-list-item'
import { type AdminUser, ownerOptions, ownerProblem } from './fix-list-owner'
import { FIX_LIST_TEXTS } from './fix-list-texts'

const body = {
  truck_id: 5,
  description: 'Left panel torn',
  date_identified: '2026-05-01',
  target_close_date: '2026-05-20',
}

describe('the owner in a body', () => {
  it.each([
    'product_owner_id',
    'product_owner',
    'haulboard_owner_id',
    'haulboard_owner',
    'Haulboard_owner',
    'my_brand_owner_id',
  ])('may be spelt %s', key => {
    const fields = fixListFields.parse({ ...body, [key]: 7 })
    expect(fields.product_owner_id).toBe(7)
    expect(fields).not.toHaveProperty(key === 'product_owner_id' ? 'product_owner' : key)
  })

  it.each([null, '', undefined])('is nobody where it is %j', owner => {
    expect(fixListFields.parse({ ...body, product_owner: owner }).product_owner_id).toBeNull()
  })

  it('may be given in both spellings, as one user', () => {
    const twice = { ...body, product_owner: 7, product_owner_id: 7 }
    expect(fixListFields.parse(twice).product_owner_id).toBe(7)
    const { error } = fixListFields.safeParse({ ...twice, product_owner_id: 8 })
    expect(error?.issues).toMatchObject([{ path: ['product_owner_id'], message: FIX_LIST_TEXTS.twoOwners }])
  })
})

const users: AdminUser[] = [
  { user_id: 1, name: 'zoe', privilege_id: 2 },
  { user_id: 2, name: 'Ana', privilege_id: 3 },
  { user_id: 3, name: 'ana', privilege_id: 1 },
  { user_id: 4, name: 'Client', privilege_id: 4 },
  { user_id: 5, name: 'Bo', privilege_id: 5 },
]

describe('the owner of an item', () => {
  it('is chosen from the admin list by name, never a client', () => {
    expect(ownerOptions(users).map(({ user_id }) => user_id)).toEqual([2, 3, 5, 1])
  })

  it.each<[number | null, number | null, string | undefined]>([
    [null, null, undefined],
    [1, null, undefined],
    [4, null, FIX_LIST_TEXTS.noOwner],
    [99, null, FIX_LIST_TEXTS.noOwner],
    [99, 99, undefined],
    [99, 1, FIX_LIST_TEXTS.noOwner],
  ])('may be %s where it was %s, or says why not: %s', (owner, stored, problem) => {
    expect(ownerProblem(owner, users, stored)).toBe(problem)
  })
})
