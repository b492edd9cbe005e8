import { DAY_MS, HOUR_MS } from '../../values/utc-day'
import type { GpsFix } from '../../nouns/driving/gps-fix'
import type { FileProblem, GpsFile } from './gps-file'
import { groupProblems } from './group-problems'
import { type NmeaPosition, readSentence, type Sentence } from './nmea-sentence'

/** What the sentences of one moment say together. */
interface Moment {
  line: number
  timeOfDay: number
  /** The date, where one of them tells it. */
  midnight: number | undefined
  position: NmeaPosition
}

/** The newest date that was told, and the time of day for which it held. */
interface KnownDate {
  midnight: number
  timeOfDay: number
}

/**
 * The fixes of an NMEA log: GGA and RMC of one moment make one fix. GGA tells no date, so it takes the one told
 * before it (by RMC or ZDA), a day on after midnight; or the first one told after it. A checksum that is missing or
 * wrong is a problem; problems of one kind are told once. Moments when the receiver had no position at all make no fix;
 * its doubtful ones are not valid.
 */
export function readNmea(text: string): GpsFile {
  const log = new NmeaLog()
  for (const [index, line] of text
    .replaceAll('\0', '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    if (line.trim() !== '') for (const sentence of sentencesOf(line)) log.take(sentence, index + 1)
  }
  const { fixes, problems } = log.end()
  return { fixes, problems: groupProblems(problems) }
}

/** What begins a sentence: `$` or `!`, the talker and the kind. */
const SENTENCE = /[$!](?=[A-Z][A-Z0-9]{3,},)/

/** Whether a log of this beginning has sentences in it. */
export const hasNmea = (text: string): boolean => SENTENCE.test(text.replaceAll('\0', ''))

/** Whether a text has a sentence in it that is whole, and so was written by a receiver. */
export function hasWholeNmea(text: string): boolean {
  for (const [sentence] of text
    .replaceAll('\0', '')
    .matchAll(new RegExp(`${SENTENCE.source}[^\\r\\n$!]*`, 'g')))
    if (typeof readSentence(sentence) !== 'string') return true
  return false
}

/**
 * The sentences of a line without what stands before the first (a TAG block, a time stamp, a logger's prefix); a line
 * break may be lost between two. A line without any comes back as it is.
 */
function sentencesOf(line: string): string[] {
  const start = line.search(SENTENCE)
  return start < 0 ? [line.trim()] : line.slice(start).split(new RegExp(`(?=${SENTENCE.source})`))
}

class NmeaLog {
  readonly #fixes: GpsFix[] = []
  readonly #problems: FileProblem[] = []
  readonly #undated: Moment[] = []
  #date: KnownDate | null = null
  #moment: Moment | null = null

  take(text: string, line: number): void {
    const sentence = readSentence(text)
    if (typeof sentence === 'string') this.#problems.push({ line, message: sentence })
    else this.#takeSentence(sentence, line)
  }

  end(): GpsFile {
    this.#endMoment()
    for (const { line } of this.#undated) {
      this.#problems.push({ line, message: 'Nothing tells the date of this position (RMC or ZDA)' })
    }
    return { fixes: this.#fixes, problems: this.#problems }
  }

  #takeSentence({ timeOfDay, midnight, position }: Sentence, line: number): void {
    if (timeOfDay === undefined) return
    if (this.#moment !== null && !isOneMoment(this.#moment, timeOfDay, midnight, position)) this.#endMoment()
    if (position === undefined) {
      if (midnight !== undefined) this.#learnDate({ midnight, timeOfDay })
      return
    }
    this.#moment = {
      line,
      timeOfDay,
      midnight: this.#moment?.midnight ?? midnight,
      position: merged(this.#moment?.position, position),
    }
  }

  #learnDate(date: KnownDate): void {
    this.#date = date
    let next = date
    const dated = this.#undated
      .splice(0)
      .toReversed()
      .map(moment => {
        next = { midnight: midnightBefore(moment.timeOfDay, next), timeOfDay: moment.timeOfDay }
        return [moment, next.midnight] as const
      })
    for (const [moment, midnight] of dated.toReversed()) this.#addFix(moment, midnight)
  }

  #endMoment(): void {
    const moment = this.#moment
    if (moment === null) return
    this.#moment = null
    const midnight =
      moment.midnight ?? (this.#date === null ? undefined : midnightAfter(moment.timeOfDay, this.#date))
    if (midnight === undefined) {
      this.#undated.push(moment)
      return
    }
    this.#learnDate({ midnight, timeOfDay: moment.timeOfDay })
    this.#addFix(moment, midnight)
  }

  #addFix({ timeOfDay, position }: Moment, midnight: number): void {
    const { latitude, longitude, valid, speedMps, bearingDegrees } = position
    if (latitude === undefined || longitude === undefined) return
    this.#fixes.push({
      at: midnight + timeOfDay,
      latitude,
      longitude,
      valid,
      ...(speedMps !== undefined && { speedMps }),
      ...(bearingDegrees !== undefined && { bearingDegrees }),
    })
  }
}

/** ZDA has no fractions of a second, so it belongs to what lies near. */
function isOneMoment(
  moment: Moment,
  timeOfDay: number,
  midnight: number | undefined,
  position: NmeaPosition | undefined,
): boolean {
  const apart = Math.abs(moment.timeOfDay - timeOfDay)
  const oneDate = midnight === undefined || moment.midnight === undefined || midnight === moment.midnight
  return oneDate && (position === undefined ? apart < 1500 : apart === 0)
}

/** A receiver that doubts the position in one sentence doubts it altogether. */
function merged(before: NmeaPosition | undefined, next: NmeaPosition): NmeaPosition {
  return {
    latitude: before?.latitude ?? next.latitude,
    longitude: before?.longitude ?? next.longitude,
    valid: (before?.valid ?? true) && next.valid,
    speedMps: before?.speedMps ?? next.speedMps,
    bearingDegrees: before?.bearingDegrees ?? next.bearingDegrees,
  }
}

/** The lines of a log go forward, but for what overtook another or a clock that was set back by less. */
const MOST_BACK_MS = HOUR_MS

/** How far it is from one time of day forward to another, milliseconds; less than nothing where it is a little back. */
function forward(from: number, to: number): number {
  const ahead = (to - from + DAY_MS) % DAY_MS
  return ahead > DAY_MS - MOST_BACK_MS ? ahead - DAY_MS : ahead
}

/** The midnight before a time of day that is told after a known moment. */
const midnightAfter = (timeOfDay: number, known: KnownDate): number =>
  known.midnight + known.timeOfDay + forward(known.timeOfDay, timeOfDay) - timeOfDay

/** The same of one that is told before it. */
const midnightBefore = (timeOfDay: number, known: KnownDate): number =>
  known.midnight + known.timeOfDay - forward(timeOfDay, known.timeOfDay) - timeOfDay
