import {
  describeEdits,
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
  expect(countEdits(describeEdits(base, edits))).toEqual([
    { kind: 'field', change: 'updated', count: 2 },
    { kind: 'truck', change: 'removed', count: 1 },
    { kind: 'target_area', change: 'removed', count: 1 },
    { kind: 'target_area', change: 'added', count: 2 },
  ])
})
