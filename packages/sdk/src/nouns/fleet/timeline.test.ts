import { expect, it } from 'vitest'
import { timelineQuery } from './timeline'
import { truckOnCampaignText } from './vendor-texts'

it('the timeline is asked for some kinds, or for all', () => {
  expect(timelineQuery.parse({})).toEqual({ page: 0, pageSize: 10, kinds: [] })
  expect(timelineQuery.parse({ kinds: 'fix,campaign' }).kinds).toEqual(['fix', 'campaign'])
  expect(timelineQuery.safeParse({ kinds: 'weather' }).success).toBe(false)
})

it('what keeps a truck from being deleted is named', () => {
  expect(truckOnCampaignText('Box 1', 'Summer')).toContain('Box 1 is on the campaign Summer')
})
