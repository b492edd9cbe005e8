import { askTogether } from '../db/ask-together'
import { randomToken } from '../values/tokens'
import { type Carrier, MediaGone, type TakenText } from './carrier'
import { fateOf } from './number-fate'

/** A text that the simulated carrier took. */
export interface NewSimulatedText {
  sid: string
  phone_number: string
  direction: 'to_phone' | 'from_phone'
  body: string
  media_urls: string[]
  status: string
  error_code: number | null
  to_report: { status: string; error_code?: number }[]
  created_at: Date
}

/** What the simulated carrier remembers. */
export interface SimulatedMemory {
  now(): Date
  add(texts: readonly NewSimulatedText[]): Promise<void>
  sent(phone: string, since: Date): Promise<TakenText[]>
  picture(url: string): Promise<{ contentType: string; bytes: Uint8Array<ArrayBuffer> } | undefined>
  forgetPicture(url: string): Promise<void>
}

export const simulatedSid = (hasMedia: boolean): string =>
  `${hasMedia ? 'MM' : 'SM'}${randomToken().slice(0, 32)}`

/** Texts that come at once are written at once. */
function written(memory: SimulatedMemory): (text: NewSimulatedText) => Promise<unknown> {
  return askTogether<NewSimulatedText, true>(async texts => {
    await memory.add(texts)
    return new Map(texts.map(text => [text, true]))
  })
}

/**
 * A carrier without a network: it delivers, fails and loses answers as the last digits of a number say, and remembers
 * what it took. Source: operating, "Fixed addresses".
 */
export function simulatedCarrier(memory: SimulatedMemory): Carrier {
  const write = written(memory)
  const busy = new Map<string, number>()

  return {
    async send({ to, body, mediaUrls }) {
      const fate = fateOf(to)
      if (fate.refusedWith !== undefined) {
        return { kind: 'refused', code: fate.refusedWith, message: 'Refused by the simulated carrier' }
      }
      const timesBusy = busy.get(to) ?? 0
      if (timesBusy < (fate.busyTimes ?? 0)) {
        busy.set(to, timesBusy + 1)
        return { kind: 'busy' }
      }
      busy.delete(to)
      const sid = simulatedSid(mediaUrls.length > 0)
      await write({
        sid,
        phone_number: to,
        direction: 'to_phone',
        body,
        media_urls: [...mediaUrls],
        status: 'queued',
        error_code: null,
        to_report: fate.reports.map(({ status, errorCode }) => ({
          status,
          ...(errorCode !== undefined && { error_code: errorCode }),
        })),
        created_at: memory.now(),
      })
      return fate.answerLost
        ? { kind: 'unknown', why: 'the simulated carrier lost its answer' }
        : { kind: 'accepted', sid, status: 'queued' }
    },

    find: ({ to, since }) => memory.sent(to, since),

    async fetchMedia(url) {
      const picture = await memory.picture(url)
      if (!picture) throw new MediaGone('There is no such picture')
      return picture
    },

    deleteMedia: url => memory.forgetPicture(url),
  }
}
