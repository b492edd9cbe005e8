import { campaignDay, dayStartMs, type Instant } from '@product/sdk/values'

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** The date that an instant stands for, `May 20, 2026`. Source: decisions, "Dates and time". */
export const dayText = (instant: Instant): string => format.format(dayStartMs(campaignDay(instant)))
