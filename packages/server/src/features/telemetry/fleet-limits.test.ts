import { expect, it } from 'vitest'
import { sha256 } from '../../values/tokens'
import { trucks } from '../../db/tables/fleet'
import { memoryRateLimiter } from '../../http/rate-limiter'
import { testApp } from '../../testing/test-app'

const RATE = { perSecond: 1, burst: 3 }

async function fleet(size: number) {
  const app = await testApp({ rateLimiter: memoryRateLimiter(RATE) })
  for (let number = 1; number <= size; number++) {
    await app.db.insert(trucks).values({
      name: `Truck ${number}`,
      imei: `imei-${number}`,
      telemetry_token_hash: sha256(`token-${number}`),
    })
  }
  let minutes = 0
  /** As one Traccar forwards it for all: the truck's token among the attributes of its device. */
  const deliver = async (number: number, token = `token-${number}`) => {
    minutes += 1
    const position = {
      fixTime: new Date(app.clock.current.getTime() - minutes * 60_000).toISOString(),
      latitude: 34,
      longitude: -118,
    }
    const device = { uniqueId: `imei-${number}`, attributes: { token } }
    const answer = await app.send('/api/telemetry/traccar', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ position, device }),
    })
    return answer.status
  }
  return deliver
}

it('trucks behind one forwarder are limited each by itself', async () => {
  const deliver = await fleet(5)
  for (let round = 0; round < 3; round++) {
    for (let number = 1; number <= 5; number++) expect(await deliver(number)).toBe(200)
  }
  expect(await deliver(1)).toBe(429)
})

it('whoever has no token is refused unread after some tries, and so is all of that network', async () => {
  const deliver = await fleet(1)
  const tries = [await deliver(1, 'guess'), await deliver(9), await deliver(1, 'guess')]
  expect(tries).toEqual([403, 404, 403])
  expect(await deliver(1, 'guess')).toBe(429)
  expect(await deliver(1)).toBe(429)
})
