import type { Bounds } from '@product/sdk/values'
import { describe, expect, it } from 'vitest'
import { STORY_AREAS } from '../../campaign/story-routes'
import { frameOf } from './framing'

const bounds: Bounds = [-119, 33, -117, 35]
const drawn = {
  job: 1,
  bounds,
  first: [-118, 34] as [number, number],
  peaks: [],
  withoutLine: 0,
  failed: 0,
}
const areaFrame = { bounds: [-118.5, 34, -118.2, 34.13], first: undefined }

describe('the frame of the map', () => {
  it('is that of the routes, once those of the selection are drawn', () => {
    expect(frameOf({ selection: '71,3', status: 'drawn', result: drawn }, STORY_AREAS, '71,3')).toEqual({
      bounds,
      first: [-118, 34],
    })
  })

  it('is none while the map shows what was selected before', () => {
    expect(
      frameOf({ selection: '71,1', status: 'drawn', result: drawn }, STORY_AREAS, '71,3'),
    ).toBeUndefined()
  })

  it('is none while routes are on their way, target areas or not', () => {
    expect(
      frameOf({ selection: undefined, status: 'idle', result: undefined }, STORY_AREAS, '71,3'),
    ).toBeUndefined()
    expect(
      frameOf({ selection: '71,3', status: 'drawing', result: undefined }, STORY_AREAS, '71,3'),
    ).toBeUndefined()
  })

  it('is that of the target areas where the selection has no routes', () => {
    expect(frameOf({ selection: '71,3', status: 'idle', result: undefined }, STORY_AREAS, '71,3')).toEqual(
      areaFrame,
    )
    const empty = { ...drawn, bounds: undefined, first: undefined }
    expect(frameOf({ selection: '71,3', status: 'drawn', result: empty }, STORY_AREAS, '71,3')).toEqual(
      areaFrame,
    )
    expect(frameOf({ selection: '71,3', status: 'idle', result: undefined }, [], '71,3')).toBeUndefined()
  })
})
