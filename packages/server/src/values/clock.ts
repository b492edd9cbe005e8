/** Where the time comes from, so that tests and demos choose it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that starts at an instant and then runs on. `elapsed` counts milliseconds from any fixed point. */
export function clockFrom(start: Date, elapsed: () => number = () => performance.now()): Clock {
  const offset = start.getTime() - elapsed()
  return { now: () => new Date(offset + elapsed()) }
}

/** The clock of a process: from the setting `FAKE_NOW` on where it has one, else the system's. */
export const clockOf = ({ FAKE_NOW }: { FAKE_NOW?: string | undefined }): Clock =>
  FAKE_NOW === undefined ? systemClock : clockFrom(new Date(FAKE_NOW))
