/**
 * The key under which a draft goes out now or at `schedule` (UTC). The same draft for the same time is one message,
 * whichever tab sends it and however often.
 */
export const sentUnder = (draftKey: string, schedule: string | undefined): string =>
  schedule === undefined ? draftKey : `${draftKey} ${Date.parse(schedule)}`
