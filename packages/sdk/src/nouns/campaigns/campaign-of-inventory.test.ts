import { describe, expect, it } from 'vitest'
import { campaignOfInventory } from './campaign-of-inventory'

describe('an inventory in the address', () => {
  it.each([
    ['LA', 71],
    ['NYC', 72],
    ['SF', 73],
    ['la', 71],
    ['', undefined],
    ['constructor', undefined],
    ['LAX', undefined],
    [undefined, undefined],
  ])('%s opens campaign %s', (inventory, campaign) => {
    expect(campaignOfInventory(inventory)).toBe(campaign)
  })
})
