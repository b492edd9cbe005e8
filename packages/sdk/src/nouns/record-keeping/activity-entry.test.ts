import { describe, expect, it } from 'vitest'
import { activityChanges, activityMessage, maskPrivate } from './activity-entry'

describe('the sentence of an activity', () => {
  it('names the user, the privilege level and what was done', () => {
    expect(activityMessage({ user: 'Olivia', privilege: 3, action: 'created campaign Summer' })).toBe(
      'Olivia with privilege level 3 created campaign Summer',
    )
  })

  it('names both where somebody acts within a client’s dashboard', () => {
    expect(
      activityMessage({
        user: 'Olivia',
        privilege: 3,
        action: 'opened the client dashboard',
        client: 'Clara',
      }),
    ).toBe('Olivia → Clara with privilege level 3 opened the client dashboard')
  })
})

describe('what changed', () => {
  it('lists the fields that differ, with both sides', () => {
    expect(
      activityChanges({ name: 'A', city: 'LA', version: 1 }, { name: 'B', city: 'LA', version: 2 }),
    ).toEqual([{ field: 'name', before: 'A', after: 'B' }])
  })

  it('counts a missing record as empty: all fields of a new or deleted one are listed', () => {
    expect(activityChanges(null, { name: 'A', note: null })).toEqual([
      { field: 'name', before: null, after: 'A' },
    ])
    expect(activityChanges({ name: 'A' }, undefined)).toEqual([{ field: 'name', before: 'A', after: null }])
    expect(activityChanges(null, null)).toEqual([])
  })

  it('says that a private field changed, and never its value', () => {
    expect(activityChanges({ ssn: '123-45-6789' }, { ssn: '987-65-4321' })).toEqual([
      { field: 'ssn', before: '••••', after: '•••• (changed)' },
    ])
    expect(activityChanges({ ssn: '123-45-6789' }, { ssn: '123-45-6789' })).toEqual([])
    expect(activityChanges({ ssn: null }, { ssn: '123-45-6789' })).toEqual([
      { field: 'ssn', before: null, after: '•••• (changed)' },
    ])
  })

  it.each(['password', 'password_hash', 'ssn', 'EIN', 'telemetry_token_hash', 'secret', 'api_token'])(
    'masks %s at any depth, once and again alike',
    field => {
      const sides = [{ list: [{ [field]: 'old value' }] }, { list: [{ [field]: 'new value' }] }] as const
      const masked = maskPrivate(...sides)
      expect(JSON.stringify(masked)).not.toMatch(/old value|new value/)
      expect(maskPrivate(masked.before, masked.after)).toEqual(masked)
      expect(activityChanges(masked.before, masked.after)).toEqual(activityChanges(...sides))
    },
  )
})
