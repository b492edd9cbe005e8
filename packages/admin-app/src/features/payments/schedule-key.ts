/** A schedule is asked for by its truck and itself: `5-12`. */
export const scheduleKey = (schedule: { truck_id: number; payment_schedule_id: number }): string =>
  `${schedule.truck_id}-${schedule.payment_schedule_id}`

/** Truck and schedule of a key, as calls take them; undefined for other text. */
export function readScheduleKey(key: string): { id: string; psId: string } | undefined {
  const [, id, psId] = /^(\d{1,9})-(\d{1,9})$/.exec(key) ?? []
  return id === undefined || psId === undefined ? undefined : { id, psId }
}
