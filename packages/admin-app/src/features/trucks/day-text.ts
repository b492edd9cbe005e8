import { campaignDay, type Instant, shownDayText } from '@product/sdk/values'

/** The date that an instant stands for, `05/20/2026`. Source: decisions, "Dates and time". */
export const dayText = (instant: Instant): string => shownDayText(campaignDay(instant))
