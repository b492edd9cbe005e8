import { expect, it } from 'vitest'
import { fillTemplate, variablesOf } from './fill-template'

const values = { vendor: 'Vega Trucking', month: 'June', product: 'Haulboard' }

it.each([
  ['Hi {vendor}, this is {product}.', 'Hi Vega Trucking, this is Haulboard.'],
  ['{ Vendor } {VENDOR}', 'Vega Trucking Vega Trucking'],
  ['Pictures of {month}: {month}!', 'Pictures of June: June!'],
  ['Nothing to fill in {}', 'Nothing to fill in {}'],
  ['', ''],
])('"%s" becomes "%s"', (template, body) => {
  expect(fillTemplate(template, values)).toEqual({ body, missing: [], unknown: [] })
})

it('what is not known stays and is named', () => {
  expect(fillTemplate('{discount} for {vendor} {discount}', values)).toEqual({
    body: '{discount} for Vega Trucking {discount}',
    missing: [],
    unknown: ['{discount}'],
  })
})

it('what has no value here stays and is named', () => {
  expect(fillTemplate('Hi {vendor}', { ...values, vendor: null })).toMatchObject({
    body: 'Hi {vendor}',
    missing: ['vendor'],
  })
})

it('values are not filled in again, nor read as patterns', () => {
  expect(fillTemplate('{vendor}', { vendor: '{product} $& $1' }).body).toBe('{product} $& $1')
})

it('the variables of a template are named once', () => {
  expect(variablesOf('{vendor} {month} {vendor} {discount}')).toEqual(['vendor', 'month'])
})
