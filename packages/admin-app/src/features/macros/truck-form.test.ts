import { PLACEHOLDER_TEXTS, WEIGHTING_TEXTS } from '@product/sdk/nouns/placeholders'
import { describe, expect, it } from 'vitest'
import { changedTruckBody, namesIn, newTruckProblems, sameAgain, truckProblems } from './truck-form'

const group = (id: number, weighting: number) => ({ id, name: `Group ${id}`, weighting })

const form = {
  name: 'North; South',
  is_macro: true,
  start_point: '90012',
  num_stops: 4,
  min_mileage: 20,
  max_mileage: 40,
  min_impressions: 100,
  max_impressions: 200,
  use_weighting: true,
  groups: [group(1, 60), group(2, 40)],
}

describe('the form of a selection truck', () => {
  it('sends its groups as pairs of id and weighting, and the version that it was changed from', () => {
    const { groups, ...fields } = form
    expect(changedTruckBody({ ...form, version: 3, campaigns: [], waypoint_names: [] })).toEqual({
      ...fields,
      waypoint_ids: groups.map(({ id, weighting }) => [id, weighting]),
      version: 3,
    })
  })

  it('makes as many as it names', () => {
    expect(namesIn(form)).toBe(2)
    expect(namesIn({ name: null })).toBe(0)
  })

  it.each([
    ['nothing where all is well', {}, {}],
    ['weightings of 99', { groups: [group(1, 33), group(2, 66)] }, { groups: WEIGHTING_TEXTS.sum(99) }],
    ['no group', { groups: [] }, { groups: WEIGHTING_TEXTS.noGroup }],
    ['no such thing while weighting is off', { groups: [group(1, 7)], use_weighting: false }, {}],
    ['a minimum above the maximum', { min_mileage: 41 }, { min_mileage: PLACEHOLDER_TEXTS.mileageOrder }],
    ['what is no number', { max_mileage: Number.NaN }, { max_mileage: PLACEHOLDER_TEXTS.notWhole }],
    ['what is missing', { num_stops: null }, { num_stops: PLACEHOLDER_TEXTS.tooManyStops }],
    ['200 stops, which may be', { num_stops: 200 }, {}],
    ['no name', { name: ' ; ' }, { name: PLACEHOLDER_TEXTS.nameMissing }],
  ])('says %s', (_, over, problems) => {
    expect(newTruckProblems({ ...form, ...over })).toEqual(problems)
  })

  it('keeps a semicolon in the name of one that is there', () => {
    expect(truckProblems(form)).toEqual({})
    expect(truckProblems({ ...form, name: ' ' })).toEqual({ name: PLACEHOLDER_TEXTS.nameMissing })
  })

  it('starts the next with all but the name', () => {
    expect(sameAgain({ ...form, placeholder_id: 9, version: 1 })).toEqual({ ...form, name: '' })
  })
})
