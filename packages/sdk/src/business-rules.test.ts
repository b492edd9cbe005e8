import { describe, expect, it } from 'vitest'
import { BUSINESS_RULES, businessRulesFile, withBusinessRules } from './business-rules'

describe('the rules of a business', () => {
  it('are the documents’ where nothing is written', () => {
    expect(withBusinessRules()).toEqual(BUSINESS_RULES)
    expect(withBusinessRules(businessRulesFile.parse({}))).toEqual(BUSINESS_RULES)
    expect(BUSINESS_RULES.impressions).toMatchObject({ atRest: 60, perPath: 150, perMile: 270 })
  })

  it('lie over the default ones, one by one; factors stand in the place of all default ones', () => {
    const written = businessRulesFile.parse({
      impressions: { perMile: 300, factors: [{ campaignId: 71, from: '2026-05-01', factor: 0.5 }] },
      console: { defaultPageSize: 50 },
    })
    expect(withBusinessRules(written)).toEqual({
      impressions: {
        atRest: 60,
        perPath: 150,
        perMile: 300,
        factors: [{ campaignId: 71, from: '2026-05-01', factor: 0.5 }],
      },
      console: { defaultPageSize: 50 },
    })
  })

  it.each([
    ['impressions.perMile', 'must not be below 0', { impressions: { perMile: -1 } }],
    ['impressions.atRest', 'must be at most 1000000', { impressions: { atRest: 1e300 } }],
    ['impressions.perPath', 'expected number', { impressions: { perPath: '150' } }],
    ['impressions', 'Unrecognized key: "perKilometre"', { impressions: { perKilometre: 1 } }],
    ['impressions', 'Unrecognized key: "overMiles"', { impressions: { overMiles: 10 } }],
    [
      'impressions.factors.0.from',
      'must be a date like',
      { impressions: { factors: [{ campaignId: 1, from: '2020-02-30', factor: 1 }] } },
    ],
    [
      'impressions.factors.0.to',
      'must not come before from',
      { impressions: { factors: [{ campaignId: 1, from: '2020-03-02', to: '2020-03-01', factor: 1 }] } },
    ],
    [
      'impressions.factors.0.campaignId',
      'must be above 0',
      { impressions: { factors: [{ campaignId: 0, factor: 1 }] } },
    ],
    ['', 'Unrecognized key: "pay"', { pay: 1 }],
    ['console', 'Unrecognized key: "toastMs"', { console: { toastMs: 1 } }],
    ['console.searchPauseMs', 'must be above 0', { console: { searchPauseMs: 0 } }],
    ['console.longToastMs', 'must be a whole number', { console: { longToastMs: 1.5 } }],
    ['console.countsEveryMs', 'must be at most 2147483647', { console: { countsEveryMs: 1e12 } }],
    ['console.pageSizes.1', 'must be at most 100', { console: { pageSizes: [10, 200] } }],
    ['console.defaultPageSize', 'must be one of pageSizes', { console: { defaultPageSize: 25 } }],
    ['console.defaultPageSize', 'must be one of pageSizes', { console: { pageSizes: [25, 50] } }],
  ])('refuse a wrong %s: %s', (path, message, written) => {
    const issue = businessRulesFile.safeParse(written).error?.issues[0]
    expect(issue?.path.join('.')).toBe(path)
    expect(issue?.message).toContain(message)
  })
})
