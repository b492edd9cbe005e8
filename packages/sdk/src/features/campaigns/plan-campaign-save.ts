import type { Api } from '../../api'
import type { Step } from '../../contract/run-steps'
import type { Placeholder } from '../../nouns/placeholders/placeholder'
import type { campaignTruckEndpoints } from './campaign-truck-endpoints'
import type { CampaignTruck } from '../../nouns/campaigns/campaign-truck'
import { CAMPAIGN_FIELDS, type CampaignFields, type WholeCampaign } from '../../nouns/campaigns/campaign'
import { type CampaignEdits, stageTruck, stageTruckRemoval, targetAreaId, truckId } from './campaign-edits'
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

export interface CampaignPlan {
  steps: CampaignStep[]
  /** The edits that the steps carry out: those given, but another vehicle on a row is a removal and an addition. */
  edits: CampaignEdits
}

/** No call of the documents changes the truck of a row: the row leaves, and one with the other truck comes. */
function exchangedTrucks(stored: readonly CampaignTruck[], edits: CampaignEdits): CampaignEdits {
  const truckOf = new Map(stored.map(truck => [truckId(truck), truck.truck_id]))
  const isExchanged = (truck: CampaignTruck): boolean =>
    truckOf.has(truckId(truck)) && truckOf.get(truckId(truck)) !== truck.truck_id
  const { updated } = edits.trucks
  const kept = {
    ...edits,
    trucks: { ...edits.trucks, updated: updated.filter(truck => !isExchanged(truck)) },
  }
  return updated
    .filter(isExchanged)
    .reduce((all, truck) => stageTruck(stageTruckRemoval(all, truckId(truck)), truck), kept)
}

/**
 * The separate calls that save staged edits on a back end without the one that saves all: the campaign, then trucks,
 * placeholders and target areas; of each kind what leaves, what changes and what comes. After a failure, what is left
 * of the plan's edits (`withoutEdits`) is planned again on the campaign as it is stored then. Spec: operations, 4.
 */
export function planCampaignSave(
  { campaign, trucks }: Pick<WholeCampaign, 'campaign' | 'trucks'>,
  staged: CampaignEdits,
): CampaignPlan {
  const { campaign_id, client_name: _, ...stored } = campaign
  const edits = exchangedTrucks(trucks, staged)
  const own: CampaignStep = {
    call: 'updateCampaign',
    input: { params: { id: campaign_id }, body: { ...stored, ...edits.fields } },
    edits: fieldKeys(edits.fields),
  }
  const parts = partSteps(edits, () => campaign_id)
  return { steps: own.edits.length > 0 ? [own, ...parts] : parts, edits }
}

/**
 * The same of a campaign that is still to be made: the calls after the first take its id from the first's answer. What
 * is left after a later one failed is planned by `planCampaignSave` on the campaign that was made.
 */
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
