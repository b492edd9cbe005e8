import { expect, it } from 'vitest'
import { lookUpSpans } from './look-up-spans'

const at = (time: string) => new Date(`2026-05-20T${time}Z`)

it('a message is asked about once at each age, whenever the looks are', () => {
  const looks = [at('10:00:00'), at('10:05:00'), at('10:40:00'), at('12:00:00')]
  const sent = at('09:47:00').getTime()
  const asked = looks
    .slice(1)
    .map(
      (now, last) =>
        lookUpSpans(looks[last] ?? now, now).filter(
          ({ from, to }) => from.getTime() < sent && sent <= to.getTime(),
        ).length,
    )
  expect(asked).toEqual([1, 0, 1])
})

it('nothing is asked about before the carrier has had a quarter of an hour', () => {
  const [first] = lookUpSpans(at('09:00:00'), at('10:00:00'))
  expect(first).toEqual({ from: at('08:45:00'), to: at('09:45:00') })
})
