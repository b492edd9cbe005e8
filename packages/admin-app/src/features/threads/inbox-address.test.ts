import { describe, expect, it } from 'vitest'
import { listPath, readThread, readView, threadInView } from './inbox-address'

describe('the address of the inbox', () => {
  it('holds tab and search, and says nothing of the first tab', () => {
    expect(listPath({ type: 'all', keyword: '' })).toBe('/communication')
    expect(listPath({ type: 'unread', keyword: 'vega & co' })).toBe('/communication?tab=unread&q=vega+%26+co')
    const thread = { name: 'Vega', phone_number: '+13105550101', vendor_id: 3 }
    expect(threadInView(thread, { type: 'starred', keyword: '' })).toBe(
      '/communication/Vega/%2B13105550101/3?tab=starred',
    )
  })

  it('is read again, whatever stands there', () => {
    const read = (text: string) => readView(new URLSearchParams(text))
    expect(read('tab=pictures&q=%20vega ')).toEqual({ type: 'pictures', keyword: 'vega' })
    expect(read('tab=spam')).toEqual({ type: 'all', keyword: '' })
    expect(read(`q=${'x'.repeat(300)}`).keyword).toHaveLength(200)
  })
})

describe('the thread of an address', () => {
  it('is known by its number; name and vendor are what the address says', () => {
    const params = { vendorName: 'Vega / Sons', phoneNumber: '+13105550101', vendorId: '3' }
    expect(readThread(params)).toMatchObject({
      name: 'Vega / Sons',
      phone_number: '+13105550101',
      vendor_id: 3,
    })
    expect(readThread({})).toBeUndefined()
  })

  it.each(['-1', 'x', '0', '1.5'])('the vendor id %s is none', vendorId => {
    expect(readThread({ vendorName: 'Vega', phoneNumber: '+13105550101', vendorId })?.vendor_id).toBeNull()
  })

  it('a number in the place of the name is no name, and a lost plus comes back', () => {
    expect(
      readThread({ vendorName: '+13105550101', phoneNumber: '+13105550101', vendorId: '-1' })?.name,
    ).toBe(null)
    expect(readThread({ vendorName: 'Vega', phoneNumber: ' 13105550101', vendorId: '3' })?.phone_number).toBe(
      '+13105550101',
    )
  })
})
