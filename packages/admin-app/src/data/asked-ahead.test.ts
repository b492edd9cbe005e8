import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askedAhead } from './asked-ahead'

const READ = { method: 'GET' }

/** A server that numbers its answers. */
function numbering() {
  let count = 0
  return askedAhead(async () => new Response(String(++count)))
}

describe('a call begun ahead', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const text = async (answer: Promise<Response>) => (await answer).text()

  it('answers the first who asks the same, and nobody after', async () => {
    const { fetch, ahead } = numbering()
    void ahead('/vendor/1', READ)
    expect(await text(fetch('/vendor/2', READ))).toBe('2')
    expect(await text(fetch('/vendor/1', READ))).toBe('1')
    expect(await text(fetch('/vendor/1', READ))).toBe('3')
  })

  it('answers nobody once something was written, or when it has waited long', async () => {
    const { fetch, ahead } = numbering()
    void ahead('/vendor/1', READ)
    expect(await text(fetch('/vendor/2', { method: 'PUT' }))).toBe('2')
    expect(await text(fetch('/vendor/1', READ))).toBe('3')
    void ahead('/vendor/1', READ)
    vi.advanceTimersByTime(60_000)
    expect(await text(fetch('/vendor/1', READ))).toBe('5')
  })
})
