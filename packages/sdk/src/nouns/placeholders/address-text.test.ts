import { describe, expect, it } from 'vitest'
import { hasUnseparatedLines, joinAddresses, separateLines, splitAddresses } from './address-text'

describe('the addresses in a text', () => {
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
})
