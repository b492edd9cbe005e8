import { api } from '../../api'
import { describe, expect, it } from 'vitest'
import { aCampaign, aCampaignTruck, aPlaceholder, aWholeCampaign } from '../../testing/a-campaign'
import {
  NO_EDITS,
  stageTargetArea,
  stageTargetAreaRemoval,
  stageFields,
  stagePlaceholder,
  stagePlaceholderRemoval,
  stageTruck,
  stageTruckRemoval,
  stageTruckUpdate,
} from './campaign-edits'
import { campaignEditsBody, editsBody } from './campaign-edits-body'
import { editKeyText } from './edit-key'
import { listEdits } from './list-edits'
import {
  type CampaignStep,
  planCampaignCreation,
  planCampaignDeletion,
  planCampaignSave,
} from './plan-campaign-save'

const whole = aWholeCampaign({ trucks: [aCampaignTruck(), aCampaignTruck({ truck_campaign_id: 13 })] })
const { truck_campaign_id: _, ...another } = aCampaignTruck({ truck_id: 6 })
const square: [number, number][] = [
  [-118.3, 34],
  [-118.2, 34],
  [-118.2, 34.1],
]

const edits = [
  (one: typeof NO_EDITS) => stageTargetAreaRemoval(stageTargetArea(one, square), 30),
  (one: typeof NO_EDITS) =>
    stagePlaceholder(stagePlaceholderRemoval(one, 9), aPlaceholder({ placeholder_id: 10 })),
  (one: typeof NO_EDITS) => stageTruckRemoval(stageTruck(one, another), 13),
  (one: typeof NO_EDITS) => stageTruckUpdate(whole, one, aCampaignTruck({ avg_mileage: 80 })),
  (one: typeof NO_EDITS) => stageFields(whole, one, { name: 'Autumn' }),
].reduce((one, stage) => stage(one), NO_EDITS)

const calls = (steps: CampaignStep[]) => steps.map(({ call }) => call)

/** What the contract makes of a step's input; throws where it would be refused. */
function parsed({ call, input }: CampaignStep, answers: unknown[] = []) {
  const { params, body } = (typeof input === 'function' ? input(answers) : input) as {
    params?: unknown
    body?: unknown
  }
  const endpoint = api[call]
  return {
    params: 'params' in endpoint ? endpoint.params.parse(params) : undefined,
    body: 'body' in endpoint ? endpoint.body.parse(body) : undefined,
  }
}

describe('a plan', () => {
  it('saves the campaign, then trucks, placeholders and target areas: what leaves, changes, comes', () => {
    expect(calls(planCampaignSave(whole, edits).steps)).toEqual([
      'updateCampaign',
      'removeCampaignTruck',
      'updateCampaignTruck',
      'addCampaignTruck',
      'removePlaceholder',
      'updatePlaceholder',
      'removeTargetArea',
      'addTargetArea',
    ])
  })

  it('leaves the campaign alone where only its parts change, and is empty without edits', () => {
    expect(calls(planCampaignSave(whole, { ...edits, fields: {} }).steps)[0]).toBe('removeCampaignTruck')
    expect(planCampaignSave(whole, NO_EDITS)).toEqual({ steps: [], edits: NO_EDITS })
  })

  it('names for each step the edit that it carries out', () => {
    const staged = listEdits(whole, edits).map(editKeyText)
    expect(planCampaignSave(whole, edits).steps.flatMap(step => step.edits.map(editKeyText))).toEqual(staged)
  })

  it('has only calls that the contract takes', () => {
    const { steps } = planCampaignSave(whole, edits)
    expect(() => steps.map(step => parsed(step))).not.toThrow()
    const [, , , add] = steps
    expect(add && parsed(add)).toMatchObject({
      params: { id: 71, truckId: { truck_id: 6 } },
      body: { macro_truck_id: null, avg_mileage: 60, campaign_display_name: 'Sunset' },
    })
  })

  it('of a new campaign makes it first, and takes its id from the answer', () => {
    const { campaign_id, client_name, version, ...fields } = aCampaign()
    const creation = planCampaignCreation(
      { ...fields, user_id: 4 },
      {
        ...stageTargetArea(stageTruck(NO_EDITS, { ...another, truck_id: null, macro_id: 9 }), square),
      },
    )
    expect(calls(creation)).toEqual(['createCampaign', 'addCampaignTruck', 'addTargetArea'])
    const answers = [{ new_campaign: [aCampaign({ campaign_id: 99 })] }]
    expect(creation.map(step => parsed(step, answers).params)).toMatchObject([
      undefined,
      { id: 99, truckId: { truck_id: null } },
      { id: 99 },
    ])
  })

  it('of a deletion removes target areas, placeholders and trucks before the campaign', () => {
    expect(calls(planCampaignDeletion(whole))).toEqual([
      'removeTargetArea',
      'removePlaceholder',
      'removeCampaignTruck',
      'removeCampaignTruck',
      'deleteCampaign',
    ])
  })
})

describe('the one call', () => {
  it('carries the same edits, as the contract takes them', () => {
    expect(campaignEditsBody.parse(editsBody(edits, 3))).toMatchObject({
      version: 3,
      fields: { name: 'Autumn' },
      trucks: {
        added: [{ truck_id: 6 }],
        updated: [{ truck_campaign_id: 12, avg_mileage: 80 }],
        removed: [13],
      },
      placeholders: { added: [10], removed: [9] },
      bounding_boxes: { added: [{ points: square }], updated: [], removed: [30] },
    })
  })

  it('may be empty, and adds no field by default', () => {
    const parsedEmpty = campaignEditsBody.parse({})
    expect(parsedEmpty.fields).toEqual({})
    expect(parsedEmpty.trucks).toEqual({ added: [], updated: [], removed: [] })
  })
})
