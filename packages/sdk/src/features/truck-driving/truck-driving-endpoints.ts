import { z } from 'zod'
import { endpoint } from '../../contract/endpoint'
import { id, idParam } from '../../contract/id-param'
import { trackerChange } from '../../nouns/fleet/tracker-imei'
import { MILEAGE_DAY_STATES } from '../../nouns/driving/mileage-month'
import { losAngelesDayParam, monthParam } from './day-params'

const staff = { all: [1, 2, 3] } as const
const ofTruck = z.object({ id: idParam<'truck'>() })

const tracker = z.object({
  /** Its device id; null: none can deliver for this truck. */
  imei: z.string().nullable(),
  has_token: z.boolean(),
  /** When the newest fix was taken, and when it arrived. Null before the first. */
  fixed_at: z.iso.datetime().nullable(),
  delivered_at: z.iso.datetime().nullable(),
  /** Whole seconds since the newest fix was taken. */
  age_seconds: z.number().int().nullable(),
  /** 0 to 100; null where the tracker does not tell. */
  battery_percent: z.number().nullable(),
  ignition: z.boolean().nullable(),
})

/**
 * What a truck drove. Days are those of Los Angeles, both ends included, and a drive belongs to the day on which it
 * began. A date is `YYYY-MM-DD`, or an instant, which stands for its day as everywhere (`campaignDay`).
 * Spec: operations, 7; source: decisions, "Dates and time".
 */
export const truckDrivingEndpoints = {
  truckRoutes: endpoint({
    method: 'GET',
    path: '/truck/{id}/routes',
    summary: 'The drives of a truck by GPS between two days (Los Angeles, both included), by their start.',
    access: staff,
    params: ofTruck,
    query: z.object({ start_date: losAngelesDayParam, end_date: losAngelesDayParam }),
    answer: z.object({
      routes: z.array(
        z.object({
          start: z.iso.datetime(),
          end: z.iso.datetime(),
          /** Miles as counted. */
          distance: z.number(),
          /** Google encoded polyline, precision 5. */
          polyline: z.string(),
          /** The distance was over 1000 miles and counts as 20. */
          capped: z.boolean(),
        }),
      ),
      /** Miles of all of them. */
      total: z.number(),
    }),
  }),
  truckHistory: endpoint({
    method: 'GET',
    path: '/truck/{id}/history',
    summary: 'The campaigns that a truck was on, newest first, and when its first GPS fix was taken.',
    access: staff,
    params: ofTruck,
    answer: z.object({
      truck: z.object({
        /** Null: no tracker has told of it yet. */
        first_datetime: z.iso.datetime().nullable(),
        /** Of the newest campaign; null where there was none. */
        gps_provider: z.string().nullable(),
        history: z.array(
          z.object({
            truck_id: id<'truck'>(),
            campaign_id: id<'campaign'>(),
            /** The campaign's. */
            name: z.string(),
            /** From when to when its drives count for the campaign. */
            start_date: z.iso.datetime(),
            end_date: z.iso.datetime(),
          }),
        ),
      }),
    }),
  }),
  truckMileage: endpoint({
    method: 'GET',
    path: '/truck/{id}/mileage',
    summary: 'The miles that a truck drove between two days (Los Angeles, both included), as counted.',
    access: staff,
    params: ofTruck,
    query: z.object({ start_active: losAngelesDayParam, end_active: losAngelesDayParam }),
    answer: z.object({ mileage: z.array(z.object({ total: z.number() })) }),
  }),
  truckDailyMileage: endpoint({
    method: 'GET',
    path: '/truck/{id}/mileage/daily',
    summary:
      'The miles of each day of a month (Los Angeles). A day without any GPS fix is silent: nothing is known of it. An extension of ours.',
    access: staff,
    params: ofTruck,
    query: z.object({ month: monthParam }),
    answer: z.object({
      days: z.array(
        z.object({
          /** `YYYY-MM-DD`. */
          day: z.string(),
          miles: z.number(),
          state: z.enum(MILEAGE_DAY_STATES),
        }),
      ),
      total: z.number(),
      silent_days: z.number().int(),
    }),
  }),
  truckTracker: endpoint({
    method: 'GET',
    path: '/truck/{id}/tracker',
    summary: "What is known of a truck's tracker. An extension of ours.",
    access: staff,
    params: ofTruck,
    answer: z.object({ tracker }),
  }),
  setTruckTracker: endpoint({
    method: 'PUT',
    path: '/truck/{id}/tracker',
    summary:
      'Put a tracker on a truck by its IMEI, or take it off with null. One tracker is on one truck. Logged; open edits of the truck stay as they are. An extension of ours.',
    access: staff,
    params: ofTruck,
    body: trackerChange,
    answer: z.object({ tracker }),
    errors: ['invalid'],
  }),
  renewTrackerToken: endpoint({
    method: 'POST',
    path: '/truck/{id}/tracker/token',
    summary:
      "Make a truck's tracker a new token, and the former void. It is in this answer and nowhere else; an Idempotency-Key is ignored, since a stored answer would keep it. Logged. An extension of ours.",
    access: staff,
    params: ofTruck,
    answer: z.object({ new_token: z.string() }),
  }),
}
