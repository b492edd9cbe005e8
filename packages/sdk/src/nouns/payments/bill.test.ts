import { describe, expect, it } from 'vitest'
import { billsOf, invoiceNumber, newNumbers } from './bill'
import type { VendorSum } from './vendor-sums'

const sum = (vendor_id: number | null, vendor_name: string, cents = 100): VendorSum => ({
  vendor_id,
  vendor_name,
  cents,
  lines: 1,
})

describe('an invoice number', () => {
  it('is the month, the year and a running number', () => {
    expect(invoiceNumber('2020-08', 1)).toBe('August 2020-1')
    expect(invoiceNumber('2026-12', 107)).toBe('December 2026-107')
  })

  it('is given in the order of the vendors', () => {
    expect(newNumbers([], [sum(7, 'Anchor'), sum(3, 'Vega')])).toEqual([
      { vendor_id: 7, n: 1 },
      { vendor_id: 3, n: 2 },
    ])
  })

  it('stays with its vendor, and a vendor who comes later gets the next one', () => {
    const issued = [
      { vendor_id: 7, n: 1 },
      { vendor_id: 3, n: 2 },
    ]
    const sums = [sum(1, 'Aardvark'), sum(3, 'Vega')]
    expect(newNumbers(issued, sums)).toEqual([{ vendor_id: 1, n: 3 }])
  })

  it('of a vendor who has nothing to get any more is never given to another', () => {
    expect(newNumbers([{ vendor_id: 7, n: 4 }], [sum(7, 'Anchor', 0), sum(3, 'Vega')])).toEqual([
      { vendor_id: 3, n: 5 },
    ])
  })

  it('is given for no zero sum and for no truck without an owner', () => {
    expect(newNumbers([], [sum(7, 'Anchor', 0), sum(null, '')])).toEqual([])
  })
})

describe('the bills of a pay period', () => {
  it('stand by their number, without zero sums and trucks without an owner', () => {
    const issued = [
      { vendor_id: 7, n: 2 },
      { vendor_id: 3, n: 1 },
      { vendor_id: 9, n: 3 },
    ]
    const sums = [sum(7, 'Anchor', 5), sum(9, 'Nothing', 0), sum(3, 'Vega', 6), sum(null, '', 7)]
    expect(billsOf(issued, sums)).toEqual([
      { vendor_id: 3, vendor_name: 'Vega', cents: 6, n: 1 },
      { vendor_id: 7, vendor_name: 'Anchor', cents: 5, n: 2 },
    ])
  })

  it('are refused while a vendor has no number', () => {
    expect(() => billsOf([], [sum(7, 'Anchor')])).toThrow(RangeError)
  })
})
