import { describe, expect, it } from 'vitest'
import { type AskedRecipient, planRecipients, type RecipientFacts, type RecipientVendor } from './recipients'

const vendor = (vendor_id: number, name: string, phone_number: string | null, deleted = false) =>
  ({ vendor_id, name, phone_number, deleted }) satisfies RecipientVendor

const VEGA = vendor(1, 'Vega', '+13105550101')
const RIGEL = vendor(2, 'Rigel', '+13105550101')
const DENEB = vendor(3, 'Deneb', null)
const GONE = vendor(4, 'Gone', '+13105550104', true)

const plan = (asked: Partial<AskedRecipient>[], over: Partial<RecipientFacts> = {}) =>
  planRecipients(
    asked.map(one => ({ source: 'Typed', ...one })),
    {
      vendors: new Map([VEGA, RIGEL, DENEB, GONE].map(one => [one.vendor_id, one])),
      vendorOfNumber: new Map([['+13105550101', VEGA]]),
      blocked: new Map(),
      body: 'Hi',
      pictures: 0,
      values: { month: 'June', product: 'Haulboard' },
      ...over,
    },
  )

const numbers = (...args: Parameters<typeof plan>) =>
  plan(...args).recipients.map(({ phone_number }) => phone_number)
const reasons = (...args: Parameters<typeof plan>) => plan(...args).left_out.map(({ reason }) => reason)

describe('who gets a message to many', () => {
  it('gets it once, however often chosen, and says from where', () => {
    const { recipients, left_out } = plan([
      { vendor_id: 1, source: 'Group: Los Angeles' },
      { phone_number: '(310) 555-0101' },
      { phone_number: '+13105550101', source: 'Typed' },
      { vendor_id: 2, source: 'Vendor' },
    ])
    expect(recipients).toEqual([
      {
        phone_number: '+13105550101',
        vendor_id: 1,
        name: 'Vega',
        sources: ['Group: Los Angeles', 'Typed', 'Vendor'],
        body: 'Hi',
        segments: 1,
      },
    ])
    expect(left_out).toEqual([])
  })

  it('with two numbers gets it on both', () => {
    const asked = [
      { vendor_id: 1, phone_number: '+13105550101' },
      { vendor_id: 1, phone_number: '+13105550102' },
    ]
    expect(numbers(asked)).toEqual(['+13105550101', '+13105550102'])
    expect(plan(asked).recipients.map(({ name }) => name)).toEqual(['Vega', 'Vega'])
  })

  it('is named where a typed number is a vendor’s', () => {
    expect(plan([{ phone_number: '3105550101' }]).recipients[0]).toMatchObject({ vendor_id: 1, name: 'Vega' })
  })

  it('gets the text with the variables filled in and no blanks around it', () => {
    const { recipients, segments } = plan([{ vendor_id: 1 }], {
      body: ` {vendor}: pictures of {month} {other}\n`,
    })
    expect(recipients.map(({ body }) => body)).toEqual(['Vega: pictures of June {other}'])
    expect(segments).toBe(1)
  })

  it('may get only a picture, and it is one segment', () => {
    expect(plan([{ vendor_id: 1 }], { body: '', pictures: 2 })).toMatchObject({
      recipients: [{ body: '', segments: 1 }],
      segments: 1,
    })
  })
})

describe('who is left out', () => {
  it.each<[string, Partial<AskedRecipient>, Partial<RecipientFacts>, string]>([
    ['a deleted vendor', { vendor_id: 4 }, {}, 'The vendor was deleted.'],
    [
      'a deleted vendor of a group',
      { vendor_id: 4, phone_number: '+13105550104' },
      {},
      'The vendor was deleted.',
    ],
    ['a vendor who is not there', { vendor_id: 99 }, {}, 'There is no such vendor any more.'],
    ['a vendor without a number', { vendor_id: 3 }, {}, 'The vendor has no telephone number.'],
    [
      'a number of another country',
      { phone_number: '+442079460018' },
      {},
      'Texts can only be sent to numbers of the United States and Canada.',
    ],
    [
      'what is no number',
      { phone_number: '555' },
      {},
      'Texts can only be sent to numbers of the United States and Canada.',
    ],
    [
      'who said stop',
      { vendor_id: 1 },
      { blocked: new Map([['+13105550101', 'opted_out']]) },
      'Opted out of texts. Only a START from this number lets texts go out again.',
    ],
    [
      'nobody’s number where the text has a name',
      { phone_number: '+13105550109' },
      { body: 'Hi {vendor}' },
      'No vendor is known for this number, and the text names one.',
    ],
    [
      'whose text is too long once filled in',
      { vendor_id: 1 },
      { body: `{vendor}${'a'.repeat(1598)}` },
      'A message has at most 1,600 characters.',
    ],
    [
      'for whom there is no text',
      { vendor_id: 1, body: ' ' },
      {},
      'Please write a message or attach an image.',
    ],
  ])('%s', (_, one, facts, reason) => {
    expect(reasons([one], facts)).toEqual([reason])
    expect(numbers([one], facts)).toEqual([])
  })

  it('is named once, though chosen twice', () => {
    expect(
      plan([
        { vendor_id: 4, source: 'Group: A' },
        { vendor_id: 4, source: 'Group: B' },
      ]).left_out,
    ).toEqual([{ phone_number: null, name: 'Gone', source: 'Group: A', reason: 'The vendor was deleted.' }])
  })

  it('is the second of two vendors with one number where the text names the vendor', () => {
    const asked = [{ vendor_id: 1 }, { vendor_id: 2 }]
    expect(plan(asked, { body: 'Hi {vendor}' })).toMatchObject({
      recipients: [{ name: 'Vega', body: 'Hi Vega' }],
      left_out: [{ name: 'Rigel', reason: 'Has the same number as Vega, who gets another text.' }],
    })
    expect(plan(asked, { body: 'Hi all' })).toMatchObject({ recipients: [{ name: 'Vega' }], left_out: [] })
  })

  it('is the second of two vendors with one number and a text each', () => {
    const asked = [
      { vendor_id: 1, body: 'Trucks of Vega' },
      { vendor_id: 2, body: 'Trucks of Rigel' },
    ]
    expect(plan(asked)).toMatchObject({
      recipients: [{ name: 'Vega', body: 'Trucks of Vega' }],
      left_out: [{ name: 'Rigel', reason: 'Has the same number as Vega, who gets another text.' }],
    })
  })
})
