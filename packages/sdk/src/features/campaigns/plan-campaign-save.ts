import type { Api } from '../../api'
import type { Step } from '../../contract/run-steps'
import type { Placeholder } from '../../nouns/placeholders/placeholder'
import type { campaignTruckEndpoints } from './campaign-truck-endpoints'
import type { CampaignTruck } from '../../nouns/campaigns/campaign-truck'
import { CAMPAIGN_FIELDS, type CampaignFields, type WholeCampaign } from '../../nouns/campaigns/campaign'
import { targetAreaId, type CampaignEdits, truckId } from './campaign-edits'
import { enteredFields } from './campaign-edits-body'
import { campaignEndpoints } from './campaign-endpoints'
import type { EditKey } from './edit-key'

/** The calls of which a plan is made. */
type PlannedCall = keyof typeof campaignEndpoints | keyof typeof campaignTruckEndpoints | 'updatePlaceholder'

export type CampaignStep = Step<Pick<Api, PlannedCall>, EditKey>

type CampaignIdFrom = (answers: readonly unknown[]) => number

function vehicleBody(truck: CampaignTruck) {
  const { truck_id: id, macro_id: macro_truck_id, ...tracking } = enteredFields(truck)
  return { id, macro_truck_id, ...tracking }
}

function placeholderBody({ placeholder_id: _, version: __, ...fields }: Placeholder, campaign_id: number) {
  return { ...fields, campaign_id }
}

const truckSteps = (edits: CampaignEdits['trucks'], campaignId: CampaignIdFrom): CampaignStep[] => [
  ...edits.removed.map(
    (id): CampaignStep => ({
      call: 'removeCampaignTruck',
      input: { params: { id } },
      edits: [{ of: 'truck', id }],
    }),
  ),
  ...edits.updated.map(
    (truck): CampaignStep => ({
      call: 'updateCampaignTruck',
      input: { params: { id: truckId(truck) }, body: { ...vehicleBody(truck), version: truck.version } },
      edits: [{ of: 'truck', id: truckId(truck) }],
    }),
  ),
  ...edits.added.map(
    (truck): CampaignStep => ({
      call: 'addCampaignTruck',
      input: answers => ({
        params: { id: campaignId(answers), truckId: truck.truck_id ?? '0' },
        body: vehicleBody(truck),
      }),
      edits: [{ of: 'truck', id: truckId(truck) }],
    }),
  ),
]

const placeholderSteps = (
  edits: CampaignEdits['placeholders'],
  campaignId: CampaignIdFrom,
): CampaignStep[] => [
  ...edits.removed.map(
    (id): CampaignStep => ({
      call: 'removePlaceholder',
      input: { params: { id } },
      edits: [{ of: 'placeholder', id }],
    }),
  ),
  ...edits.added.map(
    (placeholder): CampaignStep => ({
      call: 'updatePlaceholder',
      input: answers => ({
        params: { id: placeholder.placeholder_id },
        body: placeholderBody(placeholder, campaignId(answers)),
      }),
      edits: [{ of: 'placeholder', id: placeholder.placeholder_id }],
    }),
  ),
]

const targetAreaSteps = (edits: CampaignEdits['targetAreas'], campaignId: CampaignIdFrom): CampaignStep[] => [
  ...edits.removed.map(
    (id): CampaignStep => ({
      call: 'removeTargetArea',
      input: { params: { id } },
      edits: [{ of: 'target_area', id }],
    }),
  ),
  ...edits.updated.map(
    (area): CampaignStep => ({
      call: 'updateTargetArea',
      input: { params: { id: targetAreaId(area) }, body: { points: area.points, version: area.version } },
      edits: [{ of: 'target_area', id: targetAreaId(area) }],
    }),
  ),
  ...edits.added.map(
    (area): CampaignStep => ({
      call: 'addTargetArea',
      input: answers => ({ params: { id: campaignId(answers) }, body: { points: area.points } }),
      edits: [{ of: 'target_area', id: targetAreaId(area) }],
    }),
  ),
]

const partSteps = (edits: CampaignEdits, campaignId: CampaignIdFrom): CampaignStep[] => [
  ...truckSteps(edits.trucks, campaignId),
  ...placeholderSteps(edits.placeholders, campaignId),
  ...targetAreaSteps(edits.targetAreas, campaignId),
]

const fieldKeys = (fields: CampaignEdits['fields']): EditKey[] =>
  CAMPAIGN_FIELDS.filter(field => field in fields).map(field => ({ of: 'field', field }))

/**
 * The separate calls that save staged edits on a back end without the one that saves all: the campaign, then trucks,
 * placeholders and target areas; of each kind what leaves, what changes and what comes. Spec: operations, 4.
 */
export function planCampaignSave(
  { campaign }: Pick<WholeCampaign, 'campaign'>,
  edits: CampaignEdits,
): CampaignStep[] {
  const { campaign_id, client_name: _, ...stored } = campaign
  const own: CampaignStep = {
    call: 'updateCampaign',
    input: { params: { id: campaign_id }, body: { ...stored, ...edits.fields } },
    edits: fieldKeys(edits.fields),
  }
  return [...(own.edits.length > 0 ? [own] : []), ...partSteps(edits, () => campaign_id)]
}

/** The same of a campaign that is still to be made: the calls after the first take its id from the first's answer. */
export function planCampaignCreation(
  fields: CampaignFields & { user_id: number },
  edits: CampaignEdits,
): CampaignStep[] {
  const newId: CampaignIdFrom = ([created]) =>
    campaignEndpoints.createCampaign.answer.pick({ new_campaign: true }).parse(created).new_campaign[0]
      ?.campaign_id ?? 0
  return [
    { call: 'createCampaign', input: { body: fields }, edits: fieldKeys(edits.fields) },
    ...partSteps(edits, newId),
  ]
}

/** The calls that delete a campaign: its target areas, placeholders and trucks first. Spec: operations, 4. */
export const planCampaignDeletion = (whole: WholeCampaign): CampaignStep[] => [
  ...whole.bounding_box.map(
    (area): CampaignStep => ({
      call: 'removeTargetArea',
      input: { params: { id: targetAreaId(area) } },
      edits: [],
    }),
  ),
  ...whole.placeholders.map(
    ({ placeholder_id: id }): CampaignStep => ({
      call: 'removePlaceholder',
      input: { params: { id } },
      edits: [],
    }),
  ),
  ...whole.trucks.map(
    (truck): CampaignStep => ({
      call: 'removeCampaignTruck',
      input: { params: { id: truckId(truck) } },
      edits: [],
    }),
  ),
  { call: 'deleteCampaign', input: { params: { id: whole.campaign.campaign_id } }, edits: [] },
]
