import { describe, expect, it } from 'vitest'
import {
  hasUnseparatedLines,
  joinAddresses,
  newWaypointGroup,
  separateLines,
  splitAddresses,
  WAYPOINT_GROUP_TEXTS,
} from './waypoint-group'

describe('the addresses of a waypoint group', () => {
  it.each([
    ['90012; 90013;90014', ['90012', '90013', '90014']],
    ['90012;\n\t90013;\r\n', ['90012', '90013']],
    ['900\n12', ['90012']],
    ['1 Main St, Los Angeles, CA; ;', ['1 Main St, Los Angeles, CA']],
    ['\t;\n; ;', []],
    ['', []],
  ])('of %j are %j', (text, addresses) => {
    expect(splitAddresses(text)).toEqual(addresses)
    expect(splitAddresses(joinAddresses(addresses))).toEqual(addresses)
  })

  it.each([
    ['90012\n90013\r\n\r\n90014\n', true, '90012; 90013; 90014\n'],
    ['90012\t90013', true, '90012; 90013'],
    ['90012;\n90013', false, '90012;\n90013'],
    ['90012\n;90013', false, '90012\n;90013'],
    ['\n90012 ', false, '\n90012 '],
  ])('%j: lines that lack a semicolon are seen and get one', (text, lacks, separated) => {
    expect(hasUnseparatedLines(text)).toBe(lacks)
    expect(separateLines(text)).toBe(separated)
  })

  it.each([
    [{ name: ' ', addresses: ['90012'] }, WAYPOINT_GROUP_TEXTS.nameMissing],
    [{ name: 'Port', addresses: [] }, WAYPOINT_GROUP_TEXTS.noAddress],
    [{ name: 'Port', addresses: [' ', '\t', '\n'] }, WAYPOINT_GROUP_TEXTS.noAddress],
    [{ name: 'Port', addresses: ['x'.repeat(201)] }, WAYPOINT_GROUP_TEXTS.addressTooLong],
    [{ name: 'Port', addresses: Array(5001).fill('90012') }, WAYPOINT_GROUP_TEXTS.tooMany],
  ])('%j are refused', (group, problem) => {
    expect(newWaypointGroup.safeParse(group).error?.issues[0]?.message).toBe(problem)
  })

  it('may be 5,000, and what can’t be a ZIP code is kept as it is', () => {
    const addresses = Array.from({ length: 5000 }, (_, at) => String(at).padStart(5, '0'))
    expect(newWaypointGroup.parse({ name: 'All', addresses }).addresses).toEqual(addresses)
  })
})
