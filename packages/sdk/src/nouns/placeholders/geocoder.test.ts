import { expect, it } from 'vitest'
import { type Geocoder, placeAddresses } from './geocoder'
import { isPassing } from './router'

it('addresses are placed each once, and those that can’t be are named', async () => {
  const asked: string[] = []
  const geocoder: Geocoder = {
    provider: 'bundled',
    async find(address) {
      asked.push(address)
      return address === '90012'
        ? { ok: true, at: [-118.2, 34], precision: 'zip' }
        : { ok: false, problem: { code: 'not_found' } }
    },
  }
  expect(await placeAddresses(geocoder, ['90012', 'Atlantis', '90012'])).toEqual({
    placed: [{ address: '90012', at: [-118.2, 34], precision: 'zip' }],
    unplaced: [{ address: 'Atlantis', problem: { code: 'not_found' } }],
  })
  expect(asked).toEqual(['90012', 'Atlantis'])
})

it('after a problem that passes no more addresses are asked for', async () => {
  const asked: string[] = []
  const geocoder: Geocoder = {
    provider: 'openrouteservice',
    async find(address) {
      asked.push(address)
      return { ok: false, problem: { code: address === '1 Main St' ? 'down' : 'not_found' } }
    },
  }
  const { unplaced } = await placeAddresses(geocoder, ['Atlantis', '1 Main St', '2 Main St'])
  expect(unplaced.map(({ problem }) => problem.code)).toEqual(['not_found', 'down', 'down'])
  expect(asked).toEqual(['Atlantis', '1 Main St'])
})

it.each([
  ['quota_day', true],
  ['quota_minute', true],
  ['down', true],
  ['unreadable', true],
  ['refused', false],
  ['too_far', false],
  ['unreachable', false],
] as const)('of %s that it passes is %s', (code, passes) => {
  expect(isPassing({ code })).toBe(passes)
})
