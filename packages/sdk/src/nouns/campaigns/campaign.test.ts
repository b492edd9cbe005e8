import { describe, expect, it } from 'vitest'
import { targetAreaPoints, CAMPAIGN_FORM_TEXTS, campaignFields, storedCampaignFields } from './campaign'
import { INSTANT_RANGE_TEXT } from '../../contract/instant-field'

const form = {
  name: 'Summer Tour',
  user_id: 4,
  start_date: '2026-05-01T00:00:00.000Z',
  end_date: '2026-05-31T23:59:59.999Z',
}

const issues = (schema: typeof campaignFields | typeof storedCampaignFields, value: object) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message])

describe('a campaign form', () => {
  it('fills in the priority 0 and no CSV report', () => {
    expect(campaignFields.parse(form)).toEqual({ ...form, view_priority: 0, csv_report_enabled: false })
  })

  it('says at once all that is missing', () => {
    expect(issues(campaignFields, {})).toEqual([
      ['name', CAMPAIGN_FORM_TEXTS.noName],
      ['user_id', CAMPAIGN_FORM_TEXTS.noClient],
      ['start_date', CAMPAIGN_FORM_TEXTS.noStart],
      ['end_date', CAMPAIGN_FORM_TEXTS.noEnd],
    ])
  })

  it('refuses an end before the start, also while the name is missing', () => {
    const late = { ...form, name: '', end_date: '2026-04-30T23:59:59.999Z' }
    expect(issues(campaignFields, late)).toEqual([
      ['name', CAMPAIGN_FORM_TEXTS.noName],
      ['end_date', CAMPAIGN_FORM_TEXTS.endBeforeStart],
    ])
    expect(issues(campaignFields, { ...form, end_date: form.start_date })).toBeUndefined()
  })

  it.each([
    ['name', '   ', CAMPAIGN_FORM_TEXTS.noName],
    ['name', 'x'.repeat(10_000), 'Please use at most 200 characters.'],
    ['name', 'a\u0000b', 'Control characters are not allowed here.'],
    ['user_id', 0, CAMPAIGN_FORM_TEXTS.noClient],
    ['user_id', 3_000_000_000, CAMPAIGN_FORM_TEXTS.noClient],
    ['start_date', 'tomorrow', CAMPAIGN_FORM_TEXTS.noStart],
    ['start_date', '2026-05-01T00:00:00', CAMPAIGN_FORM_TEXTS.noStart],
    ['start_date', '0000-01-01T00:00:00Z', INSTANT_RANGE_TEXT],
    ['end_date', '9999-12-31T00:00:00Z', INSTANT_RANGE_TEXT],
    ['view_priority', -1, CAMPAIGN_FORM_TEXTS.priority],
    ['view_priority', 1.5, CAMPAIGN_FORM_TEXTS.priority],
  ])('refuses %s %j', (field, value, message) => {
    expect(issues(campaignFields, { ...form, [field]: value })).toEqual([[field, message]])
  })

  it('keeps emoji and markup as text, and turns another zone into UTC', () => {
    const parsed = campaignFields.parse({
      ...form,
      name: '<b>🚚</b>',
      start_date: '2026-05-01T02:00:00+02:00',
    })
    expect([parsed.name, parsed.start_date]).toEqual(['<b>🚚</b>', '2026-05-01T00:00:00.000Z'])
  })

  it('of a stored campaign may have no client', () => {
    expect(issues(storedCampaignFields, { ...form, user_id: null })).toBeUndefined()
    expect(issues(campaignFields, { ...form, user_id: null })).toHaveLength(1)
  })
})

describe('a target area', () => {
  const square = [
    [-118.3, 34],
    [-118.2, 34],
    [-118.2, 34.1],
    [-118.3, 34.1],
  ]

  it('is kept without its repeated first corner', () => {
    expect(targetAreaPoints.parse([...square, square[0]])).toEqual(square)
    expect(targetAreaPoints.parse(square)).toEqual(square)
  })

  it.each([
    ['two corners', square.slice(0, 2)],
    ['crossing sides', [square[0], square[2], square[1], square[3]]],
    [
      'the whole world',
      [
        [-180, -85],
        [180, -85],
        [180, 85],
        [-180, 85],
      ],
    ],
    ['a corner that is none', [[1, 2, 3], ...square]],
    ['text', 'square'],
    ['nothing', undefined],
  ])('of %s is refused', (_, points) => {
    expect(targetAreaPoints.safeParse(points).success).toBe(false)
  })
})
