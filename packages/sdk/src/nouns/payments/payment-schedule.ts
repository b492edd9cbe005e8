import { z } from 'zod'
import { changedDayField, day, dayField, optionalDayField } from '../../contract/day-field'
import { bodyId, id } from '../../contract/id-param'
import { type Cents, dollars, readCents, readWholeCents } from '../../values/money'

/** Ours; the specification shows no texts for these fields. */
export const PAYMENT_SCHEDULE_TEXTS = {
  noTruck: 'Select a valid truck',
  noStart: 'Please select a start date.',
  noEnd: 'Please select an end date, or leave it empty.',
  endBeforeStart: 'The end date must not be before the start date.',
  noRate: 'Please enter a monthly rate in dollars.',
  rateNotPositive: 'The monthly rate must be above 0.',
  rateTooLarge: 'The monthly rate must be at most $9,999,999.00.',
  ratePartsOfACent: 'The monthly rate can’t have parts of a cent.',
  noCampaign: 'This is not a campaign.',
  notLonger: (truck: string) =>
    `${truck} was deleted or has another owner now: what was paid for it can end earlier, but not later.`,
} as const

/** The largest amount that the bill-payment service takes. Source: domain facts, 6. */
export const LARGEST_RATE: Cents = 999_999_900

/** Why an amount of dollars, as it was entered, can't be a monthly rate; undefined where it can. */
export function rateProblem(rate: string | number): string | undefined {
  const cents = readCents(rate)
  if (cents === undefined && !(Number(rate) > dollars(LARGEST_RATE))) return PAYMENT_SCHEDULE_TEXTS.noRate
  if (cents === undefined || cents > LARGEST_RATE) return PAYMENT_SCHEDULE_TEXTS.rateTooLarge
  if (Number(rate) <= 0 || cents < 0) return PAYMENT_SCHEDULE_TEXTS.rateNotPositive
  if (readWholeCents(rate) === undefined) return PAYMENT_SCHEDULE_TEXTS.ratePartsOfACent
  return cents === 0 ? PAYMENT_SCHEDULE_TEXTS.rateNotPositive : undefined
}

/** Dollars a month, a number or as typed (`$1,500.00`); handed on as the number of dollars. */
const monthlyRate = z
  .union([z.number(), z.string()], { error: PAYMENT_SCHEDULE_TEXTS.noRate })
  .transform((rate, context): number => {
    const message = rateProblem(rate)
    if (message === undefined) return dollars(readCents(rate) ?? 0)
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })

/** Whether a schedule would end before it starts: refused with `PAYMENT_SCHEDULE_TEXTS.endBeforeStart`. */
export const endsBeforeItStarts = ({
  start_date,
  end_date,
}: {
  start_date?: unknown
  end_date?: unknown
}): boolean => typeof start_date === 'string' && typeof end_date === 'string' && end_date < start_date

const campaign = bodyId<'campaign'>(PAYMENT_SCHEDULE_TEXTS.noCampaign).nullable()
/** Of the record as it was read; a stale one is refused. */
const version = z.number().int().optional()
const inOrder = {
  path: ['end_date'],
  error: PAYMENT_SCHEDULE_TEXTS.endBeforeStart,
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
}

/**
 * What is entered of a payment schedule: from the first to the last day that is paid, both included, in Los Angeles.
 * Without an end it goes on until one is given. Spec: operations, 3 and 7.
 */
export const paymentScheduleFields = z
  .object({
    /** Null: for no campaign, or for one that is gone. */
    campaign_id: campaign.default(null),
    start_date: dayField(PAYMENT_SCHEDULE_TEXTS.noStart),
    end_date: optionalDayField(PAYMENT_SCHEDULE_TEXTS.noEnd),
    /** Dollars; whole cents by `rateCents`. */
    monthly_rate: monthlyRate,
    version,
  })
  .refine(fields => !endsBeforeItStarts(fields), inOrder)

export type PaymentScheduleFields = z.output<typeof paymentScheduleFields>

/** Changed fields of a payment schedule: what is left out stays, null takes the campaign or the end away. */
export const paymentScheduleChange = z
  .object({
    campaign_id: campaign.optional(),
    start_date: dayField(PAYMENT_SCHEDULE_TEXTS.noStart).optional(),
    end_date: changedDayField(PAYMENT_SCHEDULE_TEXTS.noEnd),
    monthly_rate: monthlyRate.optional(),
    version,
  })
  .refine(fields => !endsBeforeItStarts(fields), inOrder)

export type PaymentScheduleChange = z.output<typeof paymentScheduleChange>

type Entered = Omit<PaymentScheduleFields, 'version'>

/** A schedule's fields with a change: it may still end before it starts. */
export const changedSchedule = (
  { campaign_id, start_date, end_date, monthly_rate }: Entered,
  change: PaymentScheduleChange,
): Entered => ({
  campaign_id: change.campaign_id === undefined ? campaign_id : change.campaign_id,
  start_date: change.start_date ?? start_date,
  end_date: change.end_date === undefined ? end_date : change.end_date,
  monthly_rate: change.monthly_rate ?? monthly_rate,
})

/** What a vendor is paid for a truck, with the names that tables and files show. Spec: operations, 3. */
export const paymentSchedule = z.object({
  payment_schedule_id: id<'payment_schedule'>(),
  truck_id: id<'truck'>(),
  truck_name: z.string(),
  license_plate: z.string().nullable(),
  /** Null: the truck has no owner, so nobody can be paid. */
  vendor_id: id<'vendor'>().nullable(),
  vendor_name: z.string().nullable(),
  campaign_id: id<'campaign'>().nullable(),
  campaign_name: z.string().nullable(),
  /** Dollars. */
  monthly_rate: z.number(),
  /** Los Angeles days, both paid. */
  start_date: day,
  /** Null: until it is ended. */
  end_date: day.nullable(),
  version: z.number().int(),
})

export type PaymentSchedule = z.output<typeof paymentSchedule>

/** The rate in whole cents. Throws a RangeError for what is no amount. */
export function rateCents({ monthly_rate: rate }: Pick<PaymentSchedule, 'monthly_rate'>): Cents {
  const cents = readCents(rate)
  if (cents === undefined) throw new RangeError(`Not an amount: ${rate}`)
  return cents
}
