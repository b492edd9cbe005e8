import { losAngelesDay } from '@product/sdk/values'

/** `YYYY-MM` in Los Angeles: the month that a picture or a decision counts for. */
export const monthOf = (instant: Date): string => losAngelesDay(instant).slice(0, 7)
