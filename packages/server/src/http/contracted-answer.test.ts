import { api } from '@product/sdk/api'
import { describe, expect, it } from 'vitest'
import { StaleEdit } from '../contract/refusals'
import { bodyOf, contractedAnswer, contractedRefusal, storedAnswer } from './contracted-answer'
import { JsonText } from './json-text'

const { logout, targetAreas, updateTargetArea } = api

describe('an answer', () => {
  it('goes out without what its contract does not name, however deep', () => {
    expect(bodyOf(contractedAnswer(logout, { status: 'ok', secret: 1 }, false))).toBe('{"status":"ok"}')
    const box = { bounding_box_id: 3, points: [], version: 7, secret: 1 }
    expect(contractedAnswer(targetAreas, { bounding_box: [box] }, false)).toEqual({
      bounding_box: [{ bounding_box_id: 3, points: [] }],
    })
  })

  it('that breaks its contract is a fault that names the place and not the value', () => {
    const broken = { bounding_box: [{ bounding_box_id: 'marker', points: [] }] }
    const fault = () => contractedAnswer(targetAreas, broken, false)
    expect(fault).toThrow('bounding_box.0.bounding_box_id')
    expect(fault).not.toThrow('marker')
  })

  it('that is text already goes as it is, and is refused where it is checked and says too much', () => {
    const text = '{"bounding_box":[{"bounding_box_id":3,"points":[]}]}'
    expect(bodyOf(contractedAnswer(targetAreas, new JsonText(text), true))).toBe(text)
    const more = new JsonText('{"bounding_box":[{"bounding_box_id":3,"points":[],"version":7}]}')
    expect(() => contractedAnswer(targetAreas, more, true)).toThrow('says more than its contract')
    expect(() => contractedAnswer(targetAreas, new JsonText('{}'), true)).toThrow('breaks its contract')
  })

  it('that an older release stored goes out as it was stored, less what is no longer named', () => {
    expect(storedAnswer(logout, { status: 'ok', secret: 1 })).toEqual({ status: 'ok' })
    const without = { bounding_box: [{ bounding_box_id: 3 }] }
    expect(storedAnswer(targetAreas, without)).toEqual(without)
  })
})

describe('a refused edit', () => {
  const stored = { bounding_box_id: 3, points: [], version: 7 }

  it('tells of what is stored only what its contract names', () => {
    const refused = contractedRefusal(updateTargetArea, new StaleEdit('This area', { ...stored, secret: 1 }))
    expect(refused).toMatchObject({ code: 'conflict', message: expect.stringContaining('This area') })
    expect(refused).toHaveProperty('stored', stored)
  })

  it('that would tell of what no contract names is a fault', () => {
    const refused = contractedRefusal(logout, new StaleEdit('This session', stored))
    expect(refused).not.toHaveProperty('stored')
    expect(refused).toHaveProperty('message', expect.stringContaining("contract doesn't name"))
  })
})
