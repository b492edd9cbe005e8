import {
  listEdits,
  NO_EDITS,
  stageTargetArea,
  stageTargetAreaRemoval,
  stageFields,
  stageTruckRemoval,
} from '@product/sdk/features/campaigns'
import { aWholeCampaign } from '@product/sdk/testing'
import { expect, it } from 'vitest'
import { countEdits } from './summarize-edits'

it('staged changes are counted by kind, in the order in which they are saved', () => {
  const base = aWholeCampaign()
  const square: [number, number][] = [
    [0, 0],
    [1, 0],
    [1, 1],
  ]
  const withAreas = stageTargetArea(stageTargetArea(stageTargetAreaRemoval(NO_EDITS, 30), square), square)
  const edits = stageTruckRemoval(stageFields(base, withAreas, { name: 'X', view_priority: 2 }), 12)
  expect(countEdits(listEdits(base, edits))).toEqual([
    { of: 'field', did: 'updated', count: 2 },
    { of: 'truck', did: 'removed', count: 1 },
    { of: 'target_area', did: 'removed', count: 1 },
    { of: 'target_area', did: 'added', count: 2 },
  ])
})
