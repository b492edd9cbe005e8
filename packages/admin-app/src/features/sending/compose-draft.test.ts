import { expect, it } from 'vitest'
import {
  blastOf,
  chosenCount,
  composeProblems,
  EMPTY_DRAFT,
  isEmptyDraft,
  sourceOfNumber,
  typedNumbers,
  withSource,
} from './compose-draft'

const vega = { vendor_id: 3, phone_number: '+13105550101', vendor_name: 'Vega Hauling' }
const silent = { vendor_id: 5, phone_number: null, vendor_name: 'Silent Freight' }
const harbor = { kind: 'group' as const, key: 'group/city/Harbor', label: 'Harbor', members: [vega, silent] }
const typed = sourceOfNumber('+13105550102')

it('a group that is chosen again stays one chip, with those who are in it now', () => {
  const smaller = { ...harbor, members: [vega] }
  expect(withSource(withSource([harbor], typed), smaller)).toEqual([smaller, typed])
})

it('everybody is sent with where they were taken from, a vendor without a number by the vendor', () => {
  expect(blastOf({ sources: [harbor, typed], body: 'Hello', images: [] })).toEqual({
    kind: 'compose',
    body: 'Hello',
    media: [],
    recipients: [
      { phone_number: '+13105550101', vendor_id: 3, source: 'Group: Harbor' },
      { phone_number: null, vendor_id: 5, source: 'Group: Harbor' },
      { phone_number: '+13105550102', vendor_id: null, source: 'Typed' },
    ],
  })
})

it('typed numbers are known, so that none is typed twice', () => {
  expect(typedNumbers([harbor, typed])).toEqual(['+13105550102'])
  expect(chosenCount([harbor, typed])).toBe(3)
})

it('a message goes out with a recipient and a text or a picture', () => {
  const image = { url: 'a.jpg', small_url: 'a-small.jpg', bytes: 9 }
  expect(composeProblems(EMPTY_DRAFT).map(({ field }) => field)).toEqual(['body', 'to'])
  expect(composeProblems({ sources: [typed], body: ' ', images: [] }).map(({ field }) => field)).toEqual([
    'body',
  ])
  expect(composeProblems({ sources: [typed], body: '', images: [image] })).toEqual([])
  expect(composeProblems({ sources: [typed], body: 'Hello', images: [] })).toEqual([])
})

it('a draft is empty until something is chosen or written', () => {
  expect(isEmptyDraft(EMPTY_DRAFT)).toBe(true)
  expect(isEmptyDraft({ ...EMPTY_DRAFT, sources: [typed] })).toBe(false)
  expect(isEmptyDraft({ ...EMPTY_DRAFT, refused: [{ text: '911' }] })).toBe(false)
})
