import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sharedData } from '../../testing/shared-data'
import {
  baseImpressions,
  type CountedPath,
  campaignFactor,
  estimateImpressions,
} from './estimate-impressions'
import { explainImpressions } from './explain-impressions'
import { seededRandom } from '../../values/seeded-random'
import { IMPRESSION_RULES } from './impression-rules'

const path = (distance: number, day = '2020-01-15', impressions?: number | null): CountedPath => ({
  start: `${day}T12:00:00Z`,
  distance,
  impressions,
})

describe('the estimate before factors', () => {
  it.each([
    [0, 60],
    [0.01, 152.7],
    [1, 420],
    [12.5, 3525],
    [1000, 270150],
    [1000.1, 5550],
    [20, 5550],
    [-1, 60],
    [Number.NaN, 60],
  ])('for %d miles is %d', (distance, impressions) => {
    expect(baseImpressions({ distance }, IMPRESSION_RULES)).toBeCloseTo(impressions, 9)
  })
})

describe('the factors of a campaign', () => {
  it.each([
    [71, '2020-01-15', 1],
    [71, '2020-04-16', 1],
    [54, '2020-03-10', 0.82],
    [54, '2020-03-11', 0.41],
    [54, '2020-04-15', 0.41],
    [54, '2020-04-16', 0.5166],
    [54, '2020-05-11', 0.5166],
    [54, '2020-05-12', 0.6601],
    [54, '2020-06-07', 0.6601],
    [54, '2020-06-08', 0.82],
    [54, '2019-03-20', 0.82],
  ])('%i on %s come to %d', (campaign, day, factor) => {
    expect(campaignFactor(campaign, day, IMPRESSION_RULES)).toBeCloseTo(factor, 9)
  })

  it('go by the UTC day of the start', () => {
    const evening = { distance: 10, start: '2020-03-10T18:00:00-07:00' }
    expect(estimateImpressions(evening, 54, IMPRESSION_RULES)).toBeCloseTo(1168.5, 9)
  })

  it('are data', () => {
    const rules = { ...IMPRESSION_RULES, factors: [{ campaignId: 71, from: '2021-01-01', factor: 2 }] }
    expect(estimateImpressions(path(1, '2020-12-31'), 71, rules)).toBe(420)
    expect(estimateImpressions(path(1, '2021-01-01'), 71, rules)).toBe(840)
  })
})

describe('the impressions of a path', () => {
  it.each([
    ['estimated where none are given', undefined, 420],
    ['estimated where they are null', null, 420],
    ['those given', 7, 7],
    ['none where none are given as a number', 0, 0],
  ])('are %s', (_, given, impressions) => {
    expect(estimateImpressions(path(1, '2020-01-15', given), 71, IMPRESSION_RULES)).toBe(impressions)
  })

  it('stay unrounded and take no factor where they are given', () => {
    expect(estimateImpressions(path(1.2345), 71, IMPRESSION_RULES)).toBeCloseTo(483.315, 9)
    expect(estimateImpressions(path(10, '2020-03-11', 100.5), 54, IMPRESSION_RULES)).toBe(100.5)
  })
})

describe('the explanation', () => {
  it('says every step', () => {
    expect(explainImpressions(path(1200, '2020-03-11'), 54, IMPRESSION_RULES)).toEqual([
      { code: 'capped', text: '1,200 miles are over 1,000 and count as 20', value: 20, shown: '20 miles' },
      { code: 'per_mile', text: '150 + 270 × 20 miles', value: 5550, shown: '5,550.0 impressions' },
      {
        code: 'factor',
        text: 'Campaign 54: 5,550.0 × 0.82',
        value: expect.closeTo(4551, 9),
        shown: '4,551.0 impressions',
      },
      {
        code: 'factor',
        text: 'Campaign 54 from 11th March 2020 to 15th April 2020: 5,550.0 × 0.82 × 0.5',
        value: expect.closeTo(2275.5, 9),
        shown: '2,275.5 impressions',
      },
    ])
  })

  it('is one step for a path of no miles and for given impressions', () => {
    expect(explainImpressions(path(0), 71, IMPRESSION_RULES)).toEqual([
      { code: 'at_rest', text: 'A path of 0 miles: 60', value: 60, shown: '60.0 impressions' },
    ])
    expect(explainImpressions(path(1, '2020-01-15', 0), 71, IMPRESSION_RULES)).toMatchObject([
      { code: 'given', value: 0 },
    ])
    expect(explainImpressions(path(1), 71, IMPRESSION_RULES)).toMatchObject([
      { text: '150 + 270 × 1 mile', value: 420 },
    ])
  })

  it('adds up as shown, for whoever follows it with a calculator', () => {
    const random = seededRandom('by hand')
    const numbersIn = (text: string) =>
      [...text.matchAll(/[\d,]*\.?\d+/g)].map(([found]) => Number(found.replaceAll(',', '')))
    const decimalsOf = (text: string) => /\.(\d+)/.exec(text)?.[1]?.length ?? 0
    for (let count = 0; count < 2000; count++) {
      const distance = random.between(0, 90)
      const [first, ...factors] = explainImpressions(path(distance, '2020-03-12'), 54, IMPRESSION_RULES)
      const [perPath = 0, perMile = 0, miles = 0] = numbersIn(first?.text ?? '')
      const [estimate = 0] = numbersIn(first?.shown ?? '')
      expect((perPath + perMile * miles).toFixed(decimalsOf(first?.shown ?? ''))).toBe(
        estimate.toFixed(decimalsOf(first?.shown ?? '')),
      )
      for (const { text, shown } of factors) {
        const product = numbersIn(text.split(': ')[1] ?? '').reduce((whole, part) => whole * part, 1)
        expect(product.toFixed(1)).toBe(numbersIn(shown)[0]?.toFixed(1))
      }
    }
  })

  it('shows no more decimals than that takes', () => {
    const [step] = explainImpressions(path(23.869_18), 71, IMPRESSION_RULES)
    expect([step?.text, step?.shown]).toEqual(['150 + 270 × 23.8692 miles', '6,594.7 impressions'])
    expect(explainImpressions(path(12.5), 71, IMPRESSION_RULES)[0]?.text).toBe('150 + 270 × 12.5 miles')
  })

  it.each([
    [path(12.34, '2020-05-12'), 54],
    [path(1000.1, '2020-04-16'), 54],
    [path(0, '2020-06-07'), 54],
    [path(3.3), 71],
    [path(3.3, '2020-01-15', 5.5), 54],
  ])('ends at the estimate itself: %j in campaign %i', (path, campaign) => {
    expect(explainImpressions(path, campaign, IMPRESSION_RULES).at(-1)?.value).toBe(
      estimateImpressions(path, campaign, IMPRESSION_RULES),
    )
  })
})

const cases = sharedData('dates/impressions.json')

describe.skipIf(!cases)('the collected estimates', () => {
  interface Case {
    campaign_id: number
    utc_day: string
    path_miles: number
    estimate: number
    estimate_if_the_windows_apply_to_campaign_54_alone?: number
  }

  it('match, the windows of 2020 applying to campaign 54 alone', () => {
    // The path is there: the suite is left out otherwise. The shape is the collection's own.
    const collected = (JSON.parse(readFileSync(cases as string, 'utf8')) as { cases: Case[] }).cases
    for (const one of collected) {
      const expected = one.estimate_if_the_windows_apply_to_campaign_54_alone ?? one.estimate
      expect(
        estimateImpressions(path(one.path_miles, one.utc_day), one.campaign_id, IMPRESSION_RULES),
      ).toBeCloseTo(expected, 6)
    }
  })
})
