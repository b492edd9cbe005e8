import { z } from 'zod'
import { bodyId, id } from '../../contract/id-param'
import { startValues } from '../../contract/start-values'
import { answerShape, editShape, newShape } from '../../contract/record-schemas'
import type { Day } from '../../values/utc-day'
import { newTrackingStart } from './campaign-dates'
import { CAMPAIGN_TRUCK_FIELDS, CAMPAIGN_TRUCK_TEXTS, DEFAULT_DAYS_PER_WEEK } from './campaign-truck-fields'

/** The two searches of the dialog, for a truck and for a macro. Spec: operations, 5 and 9. */
export const VEHICLE_SEARCH = { minCharacters: 2, pauseMs: 700 } as const

const entered = newShape(CAMPAIGN_TRUCK_FIELDS)

/** Empty, as a form sends it, and zero are the default. */
const daysPerWeek = z
  .union([z.number(), z.literal('')], { error: CAMPAIGN_TRUCK_TEXTS.daysPerWeek })
  .nullish()
  .transform((days): number | null | undefined => days || null)
  .pipe(entered.days_driven_per_week)

/** What is entered of a vehicle besides which one it is. */
export const trackingShape = { ...entered, days_driven_per_week: daysPerWeek }

/** The same in a change: what is left out stays. */
export const trackingChangeShape = {
  ...editShape(CAMPAIGN_TRUCK_FIELDS),
  days_driven_per_week: daysPerWeek.optional(),
}

interface Tracking {
  tracking_start?: unknown
  tracking_end?: unknown
}

/** Whether tracking would end before it starts: refused with `CAMPAIGN_TRUCK_TEXTS.endBeforeStart`. */
export const isTrackedBackwards = (fields: Tracking): boolean =>
  typeof fields.tracking_start === 'string' &&
  typeof fields.tracking_end === 'string' &&
  Date.parse(fields.tracking_end) < Date.parse(fields.tracking_start)

/** Checks run also while a field is wrong, so that the dialog shows at once all that is. */
const isObject = ({ value }: { value: unknown }): boolean => typeof value === 'object' && value !== null

export const trackingInOrder = <Schema extends z.ZodType<Tracking>>(schema: Schema): Schema =>
  schema.refine(fields => !isTrackedBackwards(fields), {
    path: ['tracking_end'],
    error: CAMPAIGN_TRUCK_TEXTS.endBeforeStart,
    when: isObject,
  })

const withVehicle = <Schema extends z.ZodType<{ truck_id?: unknown; macro_id?: unknown }>>(
  schema: Schema,
): Schema =>
  schema.refine(fields => fields.truck_id != null || fields.macro_id != null, {
    path: ['truck_id'],
    error: CAMPAIGN_TRUCK_TEXTS.noVehicle,
    when: isObject,
  })

const vehicleShape = {
  truck_id: bodyId<'truck'>().nullable().default(null),
  macro_id: bodyId<'placeholder'>().nullable().default(null),
  ...trackingShape,
}

export type TruckField = keyof typeof vehicleShape

/** The fields of a vehicle that are entered, in the order of its form. */
// The shape has these keys and no others.
export const TRUCK_FIELDS = Object.keys(vehicleShape) as TruckField[]

/** A truck, a macro or both ("blended") on a campaign, as it is entered. Instants are UTC day edges. */
export const campaignTruckFields = trackingInOrder(withVehicle(z.object(vehicleShape)))

/** The same of one that is stored. */
export const storedTruckFields = trackingInOrder(
  withVehicle(z.object({ truck_campaign_id: bodyId<'truck_campaign'>(), ...vehicleShape })),
)

export type CampaignTruckFields = z.output<typeof campaignTruckFields>

/** Where else a truck is, from and to which instant. */
export const assignment = z.object({
  campaign_id: id<'campaign'>(),
  campaign_name: z.string(),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
})

export type Assignment = z.output<typeof assignment>

/** A row of vehicles on a campaign. Spec: operations, 3. */
export const campaignTruck = z.object({
  truck_campaign_id: z.number().int(),
  campaign_id: id<'campaign'>(),
  truck_id: id<'truck'>().nullable(),
  truck_name: z.string().nullable(),
  vendor_name: z.string().nullable(),
  macro_id: id<'placeholder'>().nullable(),
  macro_name: z.string().nullable(),
  ...answerShape(CAMPAIGN_TRUCK_FIELDS),
  /** Other campaigns of the same truck that don't end before this one starts. */
  other_campaigns: z.array(assignment),
  version: z.number().int(),
})

export type CampaignTruck = z.output<typeof campaignTruck>

/** What the dialog starts with: defaults for a new vehicle, the stored values with a blank start filled in for one. */
export function campaignTruckForm(
  truck: Partial<CampaignTruck>,
  campaign: { start_date: string; end_date: string },
  today: Day,
): Partial<CampaignTruckFields> {
  const start = truck.truck_campaign_id ? campaign.start_date : newTrackingStart(campaign, today)
  return {
    truck_id: truck.truck_id ?? null,
    macro_id: truck.macro_id ?? null,
    ...startValues(CAMPAIGN_TRUCK_FIELDS, truck),
    tracking_start: truck.tracking_start ?? start,
    days_driven_per_week: truck.days_driven_per_week || DEFAULT_DAYS_PER_WEEK,
  }
}

/** How a vehicle is called in sentences: the truck's name, else the macro's, else its display name. */
export const vehicleName = (
  truck: Pick<CampaignTruck, 'truck_name' | 'macro_name' | 'campaign_display_name'>,
): string => truck.truck_name ?? truck.macro_name ?? truck.campaign_display_name
