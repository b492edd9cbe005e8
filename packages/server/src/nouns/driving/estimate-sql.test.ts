import {
  baseImpressions,
  campaignFactor,
  countedMiles,
  estimateImpressions,
  IMPRESSION_RULES,
  type ImpressionRules,
  isCapped,
} from '@product/sdk/nouns/driving'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rows } from '../../db/db'
import { seededRandom } from '@product/sdk/values'
import { testDatabase } from '../../testing/test-database'
import { baseImpressionsSql, campaignFactorSql, countedMilesSql, isCappedSql } from './estimate-sql'

const RULES: ImpressionRules = {
  atRest: 60.1,
  perPath: 149.99,
  perMile: 270.3,
  factors: [
    ...IMPRESSION_RULES.factors,
    { campaignId: 7, from: '2024-02-28', to: '2024-02-29', factor: 1.1 },
    { campaignId: 7, from: '2024-02-29', factor: 0.3 },
    { campaignId: 7, to: '2023-12-31', factor: 0.7 },
    { campaignId: 8, factor: 0 },
  ],
}

const random = seededRandom('estimate')
const EDGES = [0, -0, -1, 1e-9, 999.9999999999999, 1000, 1000.0000000000001, 20, 1e15, Number.MAX_VALUE]
const NO_MILES = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
const distances = [...EDGES, ...NO_MILES, ...Array.from({ length: 400 }, () => random.next() ** 4 * 1500 - 2)]

const DAYS =
  `0001-01-01 2019-12-31 2020-03-10 2020-03-11 2020-04-15 2020-04-16 2020-05-11 2020-05-12 2020-06-07
  2020-06-08 2023-12-31 2024-01-01 2024-02-27 2024-02-28 2024-02-29 2024-03-01 2026-05-20 9999-12-31`.split(
    /\s+/,
  )

/** A double as JSON carries it: the database's text of it, read by the page. */
const sent = (text: string): number => JSON.parse(text) as number

describe('the estimate in SQL', () => {
  it('counts miles and impressions as the rule does, to the last bit', async () => {
    const distance = sql`distance`
    const found = await rows<{ miles: string; capped: boolean; base: string }>(
      await testDatabase(),
      sql`select counted.miles::text as miles, ${isCappedSql(distance)} as capped,
          ${baseImpressionsSql(sql`counted.miles`, RULES)}::text as base
        from unnest(${`{${distances.join(',')}}`}::float8[]) with ordinality as given(distance, place),
          lateral (select ${countedMilesSql(distance)} as miles) as counted
        order by place`,
    )
    expect(found.map(({ miles, capped, base }) => [sent(miles), capped, sent(base)])).toEqual(
      distances.map(distance => [
        countedMiles({ distance }),
        isCapped({ distance }),
        baseImpressions({ distance }, RULES),
      ]),
    )
  })

  it.each([7, 8, 9, 54])(
    'takes the factors of campaign %i on every day around their edges',
    async campaignId => {
      const found = await rows<{ factor: string; estimate: string }>(
        await testDatabase(),
        sql`select factor::text as factor, (${baseImpressionsSql(sql`41.3::float8`, RULES)} * factor)::text as estimate
        from unnest(${`{${DAYS.join(',')}}`}::date[]) with ordinality as given(day, place),
          lateral (select ${campaignFactorSql(sql`day`, campaignId, RULES)} as factor) as factors
        order by place`,
      )
      expect(found.map(({ factor, estimate }) => [sent(factor), sent(estimate)])).toEqual(
        DAYS.map(day => [
          campaignFactor(campaignId, day, RULES),
          estimateImpressions({ start: `${day}T00:00:00.000Z`, distance: 41.3 }, campaignId, RULES),
        ]),
      )
    },
  )
})
