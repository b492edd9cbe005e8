import { CAMPAIGN_FORM_TEXTS } from '@product/sdk/nouns/campaigns'
import { aCampaign } from '@product/sdk/testing'
import { describe, expect, it } from 'vitest'
import { campaignProblems, refusedFields } from './campaign-problems'
import { NEW_CAMPAIGN } from './new-campaign'

describe('what keeps a campaign from being saved', () => {
  it('is every field of an empty one, in the order of the form', () => {
    expect(Object.entries(campaignProblems(NEW_CAMPAIGN.campaign, true))).toEqual([
      ['name', CAMPAIGN_FORM_TEXTS.noName],
      ['user_id', CAMPAIGN_FORM_TEXTS.noClient],
      ['start_date', CAMPAIGN_FORM_TEXTS.noStart],
      ['end_date', CAMPAIGN_FORM_TEXTS.noEnd],
    ])
  })

  it('is not that the client of a stored one is gone', () => {
    expect(campaignProblems(aCampaign({ user_id: null }), false)).toEqual({})
  })

  it('is an end before the start', () => {
    const wrong = aCampaign({ end_date: '2026-04-30T23:59:59.999Z' })
    expect(campaignProblems(wrong, false)).toEqual({ end_date: CAMPAIGN_FORM_TEXTS.endBeforeStart })
  })

  it('is an emptied number', () => {
    expect(campaignProblems(aCampaign({ view_priority: Number.NaN }), false)).toEqual({
      view_priority: CAMPAIGN_FORM_TEXTS.priority,
    })
  })

  it('is what the server says of a field, whatever call it was', () => {
    expect(refusedFields({ 'fields.user_id': 'Gone', name: 'Taken' })).toEqual({
      user_id: 'Gone',
      name: 'Taken',
    })
  })
})
