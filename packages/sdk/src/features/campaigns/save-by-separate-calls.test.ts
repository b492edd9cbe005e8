import { describe, expect, it } from 'vitest'
import { createApiClient } from '../../client'
import { runSteps } from '../../contract/run-steps'
import type { WholeCampaign } from '../../nouns/campaigns/campaign'
import {
  aCampaign,
  aCampaignTruck,
  aPlaceholder,
  aTargetArea,
  aWholeCampaign,
} from '../../testing/a-campaign'
import {
  type CampaignEdits,
  NO_EDITS,
  placeholderId,
  stageFields,
  stagePlaceholder,
  stagePlaceholderRemoval,
  stageTargetArea,
  stageTargetAreaRemoval,
  stageTargetAreaUpdate,
  stageTruck,
  stageTruckRemoval,
  stageTruckUpdate,
  withEdits,
} from './campaign-edits'
import { enteredFields } from './campaign-edits-body'
import { editKeyText } from './edit-key'
import { listEdits } from './list-edits'
import {
  type CampaignStep,
  planCampaignCreation,
  planCampaignDeletion,
  planCampaignSave,
} from './plan-campaign-save'
import { separateCalls } from '../../testing/separate-calls'
import { hasNoEdits, withoutEdits } from './undo-edit'

const whole = aWholeCampaign({
  trucks: [12, 13, 14, 15].map(id => aCampaignTruck({ truck_campaign_id: id, truck_id: id - 7 })),
  bounding_box: [aTargetArea(), aTargetArea({ bounding_box_id: 31 }), aTargetArea({ bounding_box_id: 32 })],
})
const available = [aPlaceholder({ placeholder_id: 10, name: 'Port' })]
const onCampaign = aPlaceholder({ placeholder_id: 10, name: 'Port', campaign_id: 71 })
const { truck_campaign_id: _, ...another } = aCampaignTruck({ truck_id: 20 })
const triangle: [number, number][] = [
  [-118.3, 34],
  [-118.2, 34],
  [-118.2, 34.1],
]

type Stage = (edits: CampaignEdits) => CampaignEdits
const staged = (...stages: Stage[]): CampaignEdits => stages.reduce((edits, stage) => stage(edits), NO_EDITS)

const edits = staged(
  now => stageFields(whole, now, { name: 'Autumn', view_priority: 3 }),
  now => stageTruckUpdate(whole, now, aCampaignTruck({ avg_mileage: 80, macro_id: 4 })),
  now => stageTruckUpdate(whole, now, aCampaignTruck({ truck_campaign_id: 13, truck_id: 21 })),
  now => stageTruckRemoval(now, 14),
  now => stageTruck(now, another),
  now => stageTruck(now, { ...another, truck_id: null, macro_id: 4 }),
  now => stagePlaceholderRemoval(now, 9),
  now => stagePlaceholder(now, onCampaign),
  now => stageTargetAreaUpdate(whole, now, aTargetArea({ points: triangle })),
  now => stageTargetAreaRemoval(now, 31),
  now => stageTargetArea(now, triangle),
)

const texts = (items: readonly unknown[]): string[] => items.map(item => JSON.stringify(item)).sort()

/** What a user would see of it: without the ids and versions that the back end gives, in any order. */
const seen = ({ campaign: { version: _version, ...campaign }, ...parts }: WholeCampaign) => ({
  campaign,
  trucks: texts(parts.trucks.map(enteredFields)),
  placeholders: texts(parts.placeholders.map(placeholderId)),
  areas: texts(parts.bounding_box.map(({ points }) => points)),
})

const keys = (list: ReturnType<typeof listEdits>): string[] => list.map(editKeyText)
const keysOf = (steps: readonly CampaignStep[]): string[] =>
  steps.flatMap(step => step.edits.map(editKeyText))

function found(stored: WholeCampaign | undefined): WholeCampaign {
  if (!stored) throw new Error('No campaign is stored.')
  return stored
}

function backEnd(stored: WholeCampaign | undefined) {
  const server = separateCalls(stored, available)
  const client = createApiClient({ baseUrl: 'https://separate.test', fetch: server.fetch })
  return { server, run: (steps: readonly CampaignStep[]) => runSteps(client, steps) }
}

const EVERY_CALL = planCampaignSave(whole, edits).steps.map((_step, at) => at)

describe('saving by separate calls', () => {
  it('leaves stored what was staged', async () => {
    const { server, run } = backEnd(whole)
    const { failed } = await run(planCampaignSave(whole, edits).steps)
    expect(failed).toBeUndefined()
    expect(seen(found(server.stored()))).toEqual(seen(withEdits(whole, edits)))
    expect(server.sent).toHaveLength(EVERY_CALL.length)
  })

  it.each(EVERY_CALL)('that is refused at call %i goes on where it stopped', async call => {
    const { server, run } = backEnd(whole)
    const plan = planCampaignSave(whole, edits)
    server.failAt(call)
    const { done, failed } = await run(plan.steps)
    expect(failed?.step).toBe(plan.steps[call])

    const left = withoutEdits(
      plan.edits,
      done.flatMap(step => step.edits),
    )
    const between = found(server.stored())
    expect(keys(listEdits(between, left))).toEqual(keysOf(plan.steps.slice(call)))
    expect(seen(withEdits(between, left))).toEqual(seen(withEdits(whole, edits)))

    const again = planCampaignSave(between, left)
    expect((await run(again.steps)).failed).toBeUndefined()
    expect(seen(found(server.stored()))).toEqual(seen(withEdits(whole, edits)))
    const rest = withoutEdits(
      again.edits,
      again.steps.flatMap(step => step.edits),
    )
    expect(hasNoEdits(rest)).toBe(true)
  })

  it('is refused where somebody else changed the truck meanwhile, and nothing after it is sent', async () => {
    const theirs = aWholeCampaign({ ...whole, trucks: whole.trucks.map(one => ({ ...one, version: 2 })) })
    const { server, run } = backEnd(theirs)
    const { failed } = await run(planCampaignSave(whole, { ...edits, fields: {} }).steps)
    expect(failed?.step.call).toBe('updateCampaignTruck')
    expect(failed?.error.status).toBe(409)
    expect(server.sent.at(-1)).toBe('PUT /campaign/truck_campaign/12')
  })
})

describe('a new campaign by separate calls', () => {
  const { campaign_id, client_name, version, ...fields } = aCampaign()
  const unstored = aWholeCampaign({ campaign: aCampaign(), trucks: [], placeholders: [], bounding_box: [] })
  const parts = staged(
    now => stageTruck(now, another),
    now => stagePlaceholder(now, available[0] ?? onCampaign),
    now => stageTargetArea(now, triangle),
  )
  const create = () => planCampaignCreation({ ...fields, user_id: 4 }, parts)
  const wanted = (id: number) => {
    const { campaign, ...rest } = seen(withEdits(unstored, parts))
    return { ...rest, campaign: { ...campaign, campaign_id: id } }
  }

  it('is stored with all that is on it', async () => {
    const { server, run } = backEnd(undefined)
    expect((await run(create())).failed).toBeUndefined()
    const stored = found(server.stored())
    expect(seen(stored)).toEqual(wanted(stored.campaign.campaign_id))
  })

  it('of which a part was refused is completed like a stored one', async () => {
    const { server, run } = backEnd(undefined)
    server.failAt(2)
    const { done } = await run(create())
    const left = withoutEdits(
      parts,
      done.flatMap(step => step.edits),
    )
    expect(keys(listEdits(unstored, left))).toEqual(keysOf(create().slice(2)))
    const made = found(server.stored())
    await run(planCampaignSave(made, left).steps)
    expect(seen(found(server.stored()))).toEqual(wanted(made.campaign.campaign_id))
  })
})

describe('deleting by separate calls', () => {
  it('takes everything off the campaign first, and leaves its Rep Routes available', async () => {
    const { server, run } = backEnd(whole)
    expect((await run(planCampaignDeletion(whole))).failed).toBeUndefined()
    expect(server.stored()).toBeUndefined()
    expect(server.placeholders.map(one => one.campaign_id)).toEqual([null, null])
  })

  it('that was refused in the middle is finished from what is left', async () => {
    const { server, run } = backEnd(whole)
    server.failAt(5)
    expect((await run(planCampaignDeletion(whole))).failed).toBeDefined()
    await run(planCampaignDeletion(found(server.stored())))
    expect(server.stored()).toBeUndefined()
  })
})
