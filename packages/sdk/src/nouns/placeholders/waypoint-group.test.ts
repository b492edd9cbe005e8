import { describe, expect, it } from 'vitest'
import { newWaypointGroup, WAYPOINT_GROUP_TEXTS } from './waypoint-group'

describe('the addresses of a waypoint group', () => {
  it.each([
    [{ name: ' ', addresses: ['90012'] }, WAYPOINT_GROUP_TEXTS.nameMissing],
    [{ name: 'Port', addresses: [] }, WAYPOINT_GROUP_TEXTS.noAddress],
    [{ name: 'Port', addresses: [' ', '\t', '\n'] }, WAYPOINT_GROUP_TEXTS.noAddress],
    [{ name: 'Port', addresses: [';', ' ; \t;'] }, WAYPOINT_GROUP_TEXTS.noAddress],
    [{ name: 'Port', addresses: ['90012;'.repeat(5001)] }, WAYPOINT_GROUP_TEXTS.tooMany],
    [{ name: 'Port', addresses: ['x'.repeat(201)] }, WAYPOINT_GROUP_TEXTS.addressTooLong],
    [{ name: 'Port', addresses: Array(5001).fill('90012') }, WAYPOINT_GROUP_TEXTS.tooMany],
  ])('%j are refused', (group, problem) => {
    expect(newWaypointGroup.safeParse(group).error?.issues[0]?.message).toBe(problem)
  })

  it('are separated by semicolons as in the form', () => {
    const { addresses } = newWaypointGroup.parse({ name: 'Port', addresses: ['90012; 90013', '90014;'] })
    expect(addresses).toEqual(['90012', '90013', '90014'])
  })

  it('may be 5,000, and what can’t be a ZIP code is kept as it is', () => {
    const addresses = Array.from({ length: 5000 }, (_, at) => String(at).padStart(5, '0'))
    expect(newWaypointGroup.parse({ name: 'All', addresses }).addresses).toEqual(addresses)
  })
})
