import { z } from 'zod'
import { endpoint } from '../../contract/endpoint'
import { bodyId, id, idParam } from '../../contract/id-param'
import { placeholder } from '../../nouns/placeholders/placeholder'
import {
  assignment,
  campaignTruck,
  trackingChangeShape,
  trackingInOrder,
  trackingShape,
} from '../../nouns/campaigns/campaign-truck'

const staff = { all: [1, 3] } as const

/** What a change of a campaign's vehicles may bring about without being refused: a truck on two campaigns at once. */
const warnings = z.array(z.string())
/** The truck again, as in the address; it is ignored. */
const ignored = { id: z.unknown().optional() }
const macro = bodyId<'placeholder'>().nullable()
const vehicleBody = trackingInOrder(
  z.object({
    ...ignored,
    macro_truck_id: macro.default(null),
    ...trackingShape,
    version: z.number().int().optional(),
  }),
)
const vehicleChange = trackingInOrder(
  z.object({
    ...ignored,
    macro_truck_id: macro.optional(),
    ...trackingChangeShape,
    version: z.number().int().optional(),
  }),
)

/** No truck, only a macro: callers write it in these ways. */
const truckOrNone = z.union([
  z.literal(['0', 'null', 'undefined']).transform(() => ({ truck_id: null })),
  idParam<'truck'>().transform(truck_id => ({ truck_id })),
])

const searchQuery = {
  search: z.string().trim().max(200).default(''),
  limit: z.coerce.number().int().min(1).max(1000).default(1000),
}
const truckCampaignId = z.object({ id: idParam<'truck_campaign'>() })

/** Spec: operations, 7. */
export const campaignTruckEndpoints = {
  campaignTrucks: endpoint({
    method: 'GET',
    path: '/campaign/{id}/truck',
    summary: 'The trucks, macros and Rep Routes of a campaign.',
    access: staff,
    params: z.object({ id: idParam<'campaign'>() }),
    answer: z.object({
      campaign: z.object({ trucks: z.array(campaignTruck), placeholders: z.array(placeholder) }),
    }),
  }),
  addCampaignTruck: endpoint({
    method: 'PUT',
    path: '/campaign/{id}/truck/{truckId}',
    summary: 'Put a truck on a campaign, with or without a macro. 0 as truck: the macro alone.',
    access: staff,
    params: z.object({ id: idParam<'campaign'>(), truckId: truckOrNone }),
    body: vehicleBody,
    answer: z.object({ new_truck_campaign: z.array(campaignTruck), warnings }),
    errors: ['invalid'],
  }),
  updateCampaignTruck: endpoint({
    method: 'PUT',
    path: '/campaign/truck_campaign/{id}',
    summary: 'Change when and how a truck is tracked on a campaign, or its macro. What is left out stays.',
    access: staff,
    params: truckCampaignId,
    body: vehicleChange,
    answer: z.object({ updated_truck_campaign: z.array(campaignTruck), warnings }),
    stored: campaignTruck,
    errors: ['conflict', 'invalid'],
  }),
  removeCampaignTruck: endpoint({
    method: 'DELETE',
    path: '/campaign/truck_campaign/{id}',
    summary: 'Take a truck off its campaign. Its routes stay with the truck.',
    access: staff,
    params: truckCampaignId,
    answer: z.object({ deleted_truck_campaign: z.array(campaignTruck) }),
  }),
  availableTrucks: endpoint({
    method: 'GET',
    path: '/truck/all/unassigned_campaign_trucks',
    summary:
      'Trucks on no campaign now or later, by name; with include_assigned behind them those that are, and where they are.',
    access: staff,
    query: z.object({ ...searchQuery, include_assigned: z.enum(['true', 'false']).default('false') }),
    answer: z.object({
      unassigned_campaign_trucks: z.array(
        z.object({
          truck_id: id<'truck'>(),
          name: z.string(),
          license_plate: z.string().nullable(),
          vendor_name: z.string().nullable(),
          assignments: z.array(assignment),
          /** Miles a day that were entered when it was last put on a campaign. */
          last_avg_mileage: z.number().nullable(),
        }),
      ),
    }),
  }),
  namedCampaignTrucks: endpoint({
    method: 'GET',
    path: '/truck_campaign',
    summary:
      'Vehicles on campaigns of all times by the name that the client sees, the latest campaign first. An extension of ours.',
    access: staff,
    query: z.object(searchQuery),
    answer: z.object({
      truck_campaigns: z.array(
        z.object({
          truck_campaign_id: id<'truck_campaign'>(),
          campaign_id: id<'campaign'>(),
          campaign_display_name: z.string(),
          campaign_name: z.string(),
        }),
      ),
    }),
  }),
  availablePlaceholders: endpoint({
    method: 'GET',
    path: '/unassigned_placeholder',
    summary: 'Rep Routes and macros on no campaign, by name.',
    access: staff,
    query: z.object({ ...searchQuery, is_macro: z.enum(['true', 'false']).optional() }),
    answer: z.object({ unassigned_placeholders: z.array(placeholder) }),
  }),
  removePlaceholder: endpoint({
    method: 'DELETE',
    path: '/placeholder/campaign/{id}',
    summary: 'Take a placeholder off its campaign; the placeholder itself stays.',
    access: staff,
    params: z.object({ id: idParam<'placeholder'>() }),
    answer: z.object({ updated_placeholder: z.array(placeholder) }),
  }),
}
