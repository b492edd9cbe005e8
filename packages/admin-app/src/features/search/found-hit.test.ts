import { describe, expect, it } from 'vitest'
import { type FoundHit, shownFields } from './found-hit'

const hitOf = (fields: Record<string, unknown>, found: readonly string[] = []): FoundHit => ({
  objectID: 'v1',
  __position: 1,
  ...fields,
  _highlightResult: Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      {
        value: String(value),
        matchLevel: found.includes(field) ? 'full' : 'none',
        matchedWords: found.includes(field) ? ['word'] : [],
      },
    ]),
  ),
})

const vega = {
  name: 'Vega Hauling',
  nickname: 'Big V',
  city: 'Compton',
  email: 'vega@example.test',
  phone_num: null,
}

describe('a hit', () => {
  it('shows its name and what tells it apart, without empty fields', () => {
    expect(shownFields('vendors', hitOf(vega, ['name']))).toEqual({ name: 'name', below: ['city'] })
  })

  it('shows another field where something was found in it', () => {
    expect(shownFields('vendors', hitOf(vega, ['email']))).toEqual({ name: 'name', below: ['city', 'email'] })
  })

  it('may have no name', () => {
    const payment = hitOf({ vendor_name: null, campaign_name: 'Harbor Days' })
    expect(shownFields('payments', payment)).toEqual({ below: ['campaign_name'] })
  })
})
