import { z } from 'zod'
import { campaignDay } from '../../values/campaign-day'
import { type Day, isDay } from '../../values/utc-day'

const EARLIEST = '2000-01-01'
const LATEST = '2099-12-31'
const inRange = (day: Day): boolean => day >= EARLIEST && day <= LATEST

const DAY_TEXT = 'A day is YYYY-MM-DD, between 2000 and 2099.'

/** A day of Los Angeles in a query: a date, or an instant that stands for one. */
export const losAngelesDayParam = z.string().transform((text, context): Day => {
  const instant = z.iso.datetime({ offset: true }).safeParse(text)
  const day = instant.success ? campaignDay(instant.data) : text
  if (isDay(day) && inRange(day)) return day
  context.addIssue({ code: 'custom', message: DAY_TEXT })
  return z.NEVER
})

/** `YYYY-MM`, between 2000 and 2099. */
export const monthParam = z
  .string()
  .refine(text => isDay(`${text}-01`) && inRange(`${text}-01`), 'A month is YYYY-MM, between 2000 and 2099.')
