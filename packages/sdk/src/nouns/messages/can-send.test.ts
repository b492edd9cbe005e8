import { describe, expect, it } from 'vitest'
import { type Draft, reachProblem, SEND_TEXTS, sendProblems } from './can-send'
import { isHeavy, isImageType, mediaProblem, MESSAGE_MEDIA_TEXTS } from './message-media'

const texts = (draft: Partial<Draft>) =>
  sendProblems({ body: '', pictures: 0, ...draft }).map(({ text }) => text)

describe('a draft', () => {
  it.each<[string, Partial<Draft>]>([
    ['a text', { body: 'Hi' }],
    ['only an emoji', { body: '🚚' }],
    ['only a picture', { pictures: 1 }],
    ['10 pictures', { pictures: 10 }],
    ['1,600 characters', { body: 'a'.repeat(1600) }],
    ['1,600 characters with blanks around them', { body: ` ${'a'.repeat(1600)}\n` }],
    ['a recipient', { body: 'Hi', recipients: 1 }],
    ['a number that takes texts', { body: 'Hi', to: { phone_number: '+13105550101', blocked_reason: null } }],
  ])('with %s is sent', (_, draft) => {
    expect(texts(draft)).toEqual([])
  })

  it.each<[string, Partial<Draft>, string]>([
    ['nothing', {}, SEND_TEXTS.empty],
    ['only spaces', { body: ' \n\t ' }, SEND_TEXTS.empty],
    ['1,601 characters', { body: 'a'.repeat(1601) }, SEND_TEXTS.tooLong],
    ['11 pictures', { pictures: 11 }, 'A message takes at most 10 pictures.'],
    ['nobody to go to', { body: 'Hi', recipients: 0 }, SEND_TEXTS.noRecipients],
    [
      'somebody who said stop',
      { body: 'Hi', to: { phone_number: '+13105550101', blocked_reason: 'opted_out' } },
      'Opted out of texts. Only a START from this number lets texts go out again.',
    ],
  ])('with %s is not', (_, draft, text) => {
    expect(texts(draft)).toEqual([text])
  })
})

it.each([
  ['+13105550101', null, undefined],
  ['+13105550101', 'bad_number', 'The last text did not reach a mobile telephone.'],
  ['+442079460018', null, SEND_TEXTS.notSendable],
  ['+18765550101', 'opted_out', SEND_TEXTS.notSendable],
  ['HAULBANK', null, SEND_TEXTS.notSendable],
  ['72345', null, SEND_TEXTS.notSendable],
] as const)('%s, blocked as %s, is out of reach: %s', (phone_number, blocked_reason, problem) => {
  expect(reachProblem({ phone_number, blocked_reason })).toBe(problem)
})

describe('pictures', () => {
  it.each([
    [[5_242_880], undefined],
    [[5_242_879, 1], undefined],
    [[5_242_880, 1], 'Commulative size of images should not exceed 5MB'],
    [Array.from({ length: 10 }, () => 1), undefined],
    [Array.from({ length: 11 }, () => 1), MESSAGE_MEDIA_TEXTS.tooMany],
  ])('of %j bytes', (bytes, problem) => {
    expect(mediaProblem(bytes)).toBe(problem)
  })

  it('above 1 MB may arrive smaller', () => {
    expect([isHeavy([1_048_576]), isHeavy([1_048_576, 1])]).toEqual([false, true])
  })

  it.each([
    ['image/jpeg', true],
    ['image/heic', true],
    ['image/svg+xml', false],
    ['application/pdf', false],
    ['', false],
  ])('may be %s: %s', (type, may) => {
    expect(isImageType(type)).toBe(may)
  })
})
