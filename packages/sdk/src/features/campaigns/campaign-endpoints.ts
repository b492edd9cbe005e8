import { z } from 'zod'
import { endpoint } from '../../contract/endpoint'
import { id, idParam } from '../../contract/id-param'
import { pagedQuery } from '../../contract/paged-list'
import { placeholder } from '../../nouns/placeholders/placeholder'
import { campaignTruck } from '../../nouns/campaigns/campaign-truck'
import {
  targetArea,
  targetAreaPoints,
  campaign,
  campaignFields,
  listedCampaign,
  storedCampaignFields,
} from '../../nouns/campaigns/campaign'
import { CAMPAIGN_SORTS } from '../../nouns/campaigns/campaign-sorts'
import { campaignEditsBody, newCampaignEdits } from './campaign-edits-body'

const staff = { all: [1, 3] } as const
const campaignId = z.object({ id: idParam<'campaign'>() })
const targetAreaId = z.object({ id: idParam<'target_area'>() })

const list = {
  method: 'GET',
  access: staff,
  query: pagedQuery(CAMPAIGN_SORTS),
} as const
const rowCount = z.number().int().nonnegative()
const listed = z.array(listedCampaign)

const parts = {
  trucks: z.array(campaignTruck),
  placeholders: z.array(placeholder),
  bounding_box: z.array(targetArea),
}
const whole = z.object({ campaign, ...parts })
/** A truck on two campaigns at once is saved, and said. */
const saved = { ...parts, warnings: z.array(z.string()) }

const openCampaign = campaign
  .pick({ campaign_id: true, name: true, user_id: true, client_name: true, start_date: true, end_date: true })
  .extend({ campaign_name: z.string() })

const figures = z.object({ miles: z.number(), impressions: z.number() })

/** Spec: operations, 7; the calls with `edits` are ours: decisions, "Operations". */
export const campaignEndpoints = {
  activeCampaigns: endpoint({
    ...list,
    path: '/active-campaigns',
    summary: 'Campaigns between their first and last day. Search looks in campaign and client names.',
    answer: z.object({ active_campaigns: listed, rowCount }),
  }),
  inProductionCampaigns: endpoint({
    ...list,
    path: '/in-production-campaigns',
    summary: 'Campaigns before their first day.',
    answer: z.object({ in_production_campaigns: listed, rowCount }),
  }),
  expiredCampaigns: endpoint({
    ...list,
    path: '/expired-campaigns',
    summary: 'Campaigns after their last day.',
    answer: z.object({ expired_campaigns: listed, rowCount }),
  }),
  openCampaigns: endpoint({
    method: 'GET',
    path: '/campaign',
    summary: 'All campaigns that are active or in production, by name.',
    access: { all: [1, 2, 3] },
    answer: z.object({
      active_campaigns: z.array(openCampaign),
      in_production_campaigns: z.array(openCampaign),
    }),
  }),
  runningCampaigns: endpoint({
    method: 'GET',
    path: '/running-campaigns',
    summary:
      'How the active campaigns stand: miles and impressions of yesterday in Los Angeles, a day’s average of the seven days before, and trucks whose tracker said nothing for 24 hours. An extension of ours.',
    access: { all: [1, 2, 3] },
    answer: z.object({
      /** The UTC day of the figures. */
      day: z.iso.date(),
      running_campaigns: z.array(
        z.object({
          campaign_id: id<'campaign'>(),
          campaign_name: z.string(),
          client_name: z.string().nullable(),
          user_id: id<'user'>().nullable(),
          end_date: z.iso.datetime(),
          /** Null on a campaign's first day. */
          standing: figures.extend({ usual: figures.nullable() }).nullable(),
          /** `last_fix`: UTC instant; null where there never was one. */
          silent_trucks: z.array(
            z.object({ truck_id: id<'truck'>(), name: z.string(), last_fix: z.iso.datetime().nullable() }),
          ),
        }),
      ),
    }),
  }),
  createCampaign: endpoint({
    method: 'POST',
    path: '/campaign',
    summary: 'Make a campaign, with what is on it where `edits` are given: all or nothing.',
    access: staff,
    body: z.intersection(campaignFields, z.object({ edits: newCampaignEdits.optional() })),
    answer: z.object({ new_campaign: z.array(campaign), ...saved }),
    errors: ['conflict', 'invalid'],
  }),
  campaign: endpoint({
    method: 'GET',
    path: '/campaign/{id}',
    summary: 'The fields of a campaign.',
    access: staff,
    params: campaignId,
    answer: z.object({ campaign: z.array(campaign) }),
  }),
  updateCampaign: endpoint({
    method: 'PUT',
    path: '/campaign/{id}',
    summary: 'Change the fields of a campaign.',
    access: staff,
    params: campaignId,
    body: z.intersection(storedCampaignFields, z.object({ version: z.number().int().optional() })),
    answer: z.object({ updated_campaign: z.array(campaign) }),
    stored: campaign,
    errors: ['conflict', 'invalid'],
  }),
  deleteCampaign: endpoint({
    method: 'DELETE',
    path: '/campaign/{id}',
    summary: 'Delete a campaign after its target areas, Rep Routes and trucks were taken off it.',
    access: staff,
    params: campaignId,
    answer: z.object({ deleted_campaign: z.array(campaign) }),
  }),
  campaignForEdit: endpoint({
    method: 'GET',
    path: '/campaign/{id}/edits',
    summary: 'A campaign with all that is on it, for the page that edits them together.',
    access: staff,
    params: campaignId,
    answer: whole,
  }),
  saveCampaignEdits: endpoint({
    method: 'PUT',
    path: '/campaign/{id}/edits',
    summary: 'Save fields, trucks, Rep Routes and target areas of a campaign: all or nothing.',
    access: staff,
    params: campaignId,
    body: campaignEditsBody,
    answer: z.object({ updated_campaign: z.array(campaign), ...saved }),
    stored: whole,
    errors: ['conflict', 'invalid'],
  }),
  addTargetArea: endpoint({
    method: 'PUT',
    path: '/campaign/{id}/bounding_box',
    summary: 'Add a target area. A point is longitude, latitude.',
    access: staff,
    params: campaignId,
    body: z.object({ points: targetAreaPoints }),
    answer: z.object({ new_bounding_box: z.array(targetArea) }),
    errors: ['invalid'],
  }),
  updateTargetArea: endpoint({
    method: 'PUT',
    path: '/campaign/bounding_box/{id}',
    summary: 'Move or reshape a target area.',
    access: staff,
    params: targetAreaId,
    body: z.object({ points: targetAreaPoints, version: z.number().int().optional() }),
    answer: z.object({ updated_bounding_box: z.array(targetArea) }),
    stored: targetArea,
    errors: ['conflict', 'invalid'],
  }),
  removeTargetArea: endpoint({
    method: 'DELETE',
    path: '/campaign/bounding_box/{id}',
    summary: 'Remove a target area.',
    access: staff,
    params: targetAreaId,
    answer: z.object({ deleted_bounding_box: z.array(targetArea) }),
  }),
}
