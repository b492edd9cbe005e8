import { describe, expect, it } from 'vitest'
import { bundledZips } from '../demo/demo-files'
import { bundledGeocoder } from './bundled-geocoder'
import { type ReadAddress, readAddress } from './read-address'

describe('an address', () => {
  it.each<[string, ReadAddress]>([
    ['90012', { zip: '90012' }],
    [' 90012-1234 ', { zip: '90012' }],
    ['Burbank', { city: 'Burbank' }],
    ['Burbank, CA', { city: 'Burbank', state: 'CA' }],
    ['Burbank CA', { city: 'Burbank', state: 'CA' }],
    ['Burbank, California', { city: 'Burbank', state: 'CA' }],
    ['New York, New York', { city: 'New York', state: 'NY' }],
    ['Burbank, CA 91502, USA', { city: 'Burbank', state: 'CA', zip: '91502' }],
    ['12 Main St,  Burbank, CA 91502', { street: '12 Main St', city: 'Burbank', state: 'CA', zip: '91502' }],
    ['12 Main St, Suite 4, Burbank, CA', { street: '12 Main St, Suite 4', city: 'Burbank', state: 'CA' }],
    ['12 Main St', { street: '12 Main St' }],
    ['34.0522, -118.2437', { spot: [-118.2437, 34.0522] }],
    ['134.0522, -118.2437', {}],
    [' , ,', {}],
    ['', {}],
  ])('%j is read', (typed, read) => {
    expect(readAddress(typed)).toEqual(read)
  })
})

describe('the bundled geocoder', () => {
  const geocoder = bundledGeocoder(bundledZips)

  it.each([
    ['90012', 'zip', -118.24, 34.07],
    ['12 Main St, Burbank, CA 91502', 'zip', -118.31, 34.18],
    ['Santa Monica, CA', 'city', -118.49, 34.02],
    ['san francisco', 'city', -122.44, 37.76],
    ['34.0522, -118.2437', 'spot', -118.24, 34.05],
  ])('places %j by its %s', async (address, precision, longitude, latitude) => {
    const answer = await geocoder.find(address)
    expect(answer).toMatchObject({ ok: true, precision })
    const [x, y] = answer.ok ? answer.at : [0, 0]
    expect(Math.abs(x - longitude)).toBeLessThan(0.03)
    expect(Math.abs(y - latitude)).toBeLessThan(0.03)
  })

  it.each([
    '00000',
    'Los Angeles, CA 00000',
    '100 Queen St W, Toronto, ON M5H 2N2',
    '100 Queen St W, Toronto, ON, Canada',
    'Toronto, ON',
    '12 Main St, Los Angeles, CA',
    '12 Main St',
    'Atlantis',
    '',
    ', ;\t,',
  ])('can’t place %j', async address => {
    expect(await geocoder.find(address)).toEqual({ ok: false, problem: { code: 'not_found' } })
  })
})
