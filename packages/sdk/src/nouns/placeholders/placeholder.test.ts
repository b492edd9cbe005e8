import { describe, expect, it } from 'vitest'
import { placeholderFields, placeholderKind, placeholderProblems } from './placeholder'
import { PLACEHOLDER_TEXTS } from './placeholder-fields'

const fields = {
  name: 'Downtown loop',
  start_point: null,
  num_stops: 4,
  min_mileage: 20,
  max_mileage: 40,
  min_impressions: 100,
  max_impressions: 200,
  use_weighting: false,
  is_macro: false,
}

describe('a placeholder', () => {
  it('needs a name', () => {
    expect(placeholderFields.safeParse({ ...fields, name: ' ' }).error?.issues[0]?.message).toBe(
      PLACEHOLDER_TEXTS.nameMissing,
    )
  })

  it.each([-1, 1.5, 201, Number.NaN, '4', null])('refuses %j stops', num_stops => {
    expect(placeholderFields.safeParse({ ...fields, num_stops }).error?.issues[0]?.message).toBe(
      PLACEHOLDER_TEXTS.tooManyStops,
    )
  })

  it('may have 200 stops, and none', () => {
    for (const num_stops of [0, 200])
      expect(placeholderFields.parse({ ...fields, num_stops }).num_stops).toBe(num_stops)
  })

  it.each([-1, 1.5, 1_000_001, Number.NaN, '4', null])('refuses a mileage of %j', min_mileage => {
    expect(placeholderFields.safeParse({ ...fields, min_mileage }).error?.issues[0]?.message).toBe(
      PLACEHOLDER_TEXTS.notWhole,
    )
  })

  it('has a minimum that is no more than its maximum', () => {
    expect(placeholderProblems(fields)).toEqual({})
    expect(placeholderProblems({ ...fields, min_mileage: 40 })).toEqual({})
    expect(placeholderProblems({ ...fields, min_mileage: 41, min_impressions: 201 })).toEqual({
      min_mileage: PLACEHOLDER_TEXTS.mileageOrder,
      min_impressions: PLACEHOLDER_TEXTS.impressionsOrder,
    })
  })

  it('is a Rep Route unless it is a macro', () => {
    expect([placeholderKind({ is_macro: false }), placeholderKind({ is_macro: true })]).toEqual([
      'Rep Route',
      'macro',
    ])
  })
})
