import { newTruck, TRUCK_TEXTS } from '@product/sdk/nouns/fleet'
import { newTeamUser, TEAM_USER_TEXTS } from '@product/sdk/nouns/people'
import { describe, expect, it } from 'vitest'
import { problemsOf } from './problems-of'

const check = problemsOf(newTeamUser)

describe('the problems of a form', () => {
  it('are the texts of the rule, by field', () => {
    const problems = check({ name: ' ', email: '', privilege_id: 2, password: 'long enough' })
    expect(problems).toEqual({ name: TEAM_USER_TEXTS.nameMissing, email: TEAM_USER_TEXTS.emailMissing })
  })

  it('are plain sentences, also of a number that is none', () => {
    const problems = problemsOf(newTruck)({ name: 'Box 7', miles_per_day: Number.NaN, vendor_id: Number.NaN })
    expect(problems).toEqual({ miles_per_day: 'Please enter a number.', vendor_id: TRUCK_TEXTS.noVendor })
  })

  it('are none where all is well', () => {
    expect(
      check({ name: 'Ann', email: 'ann@demo.test', privilege_id: 2, password: 'correct horse' }),
    ).toEqual({})
  })
})
