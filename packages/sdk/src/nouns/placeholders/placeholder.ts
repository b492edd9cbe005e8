import { z } from 'zod'
import { id } from '../../contract/id-param'
import { requiredLine, lineOfText } from '../../contract/text-field'

/** Ours; the specification shows no texts for these fields. */
export const PLACEHOLDER_TEXTS = {
  nameMissing: 'Please enter a name.',
  notWhole: 'Please enter a whole number from 0 to 1,000,000.',
  mileageOrder: 'The minimum mileage is above the maximum.',
  impressionsOrder: 'The minimum of impressions is above the maximum.',
} as const

const wholeNumber = z
  .number({ error: PLACEHOLDER_TEXTS.notWhole })
  .int(PLACEHOLDER_TEXTS.notWhole)
  .min(0, PLACEHOLDER_TEXTS.notWhole)
  .max(1_000_000, PLACEHOLDER_TEXTS.notWhole)

/** What is entered of a planned driver without GPS. `is_macro` false means a Rep Route. Spec: operations, 3. */
export const placeholderFields = z.object({
  name: requiredLine(PLACEHOLDER_TEXTS.nameMissing),
  start_point: lineOfText(500).nullable(),
  num_stops: wholeNumber,
  min_mileage: wholeNumber,
  max_mileage: wholeNumber,
  min_impressions: wholeNumber,
  max_impressions: wholeNumber,
  use_weighting: z.boolean(),
  is_macro: z.boolean(),
})

export type PlaceholderFields = z.output<typeof placeholderFields>

export const placeholder = placeholderFields.extend({
  placeholder_id: id<'placeholder'>(),
  /** The campaign that it drives for, or null while it is available. */
  campaign_id: id<'campaign'>().nullable(),
  version: z.number().int(),
})

export type Placeholder = z.output<typeof placeholder>

/** A text for each field that contradicts another; empty when none does. */
export function placeholderProblems(
  fields: Pick<PlaceholderFields, 'min_mileage' | 'max_mileage' | 'min_impressions' | 'max_impressions'>,
): Record<string, string> {
  return {
    ...(fields.min_mileage > fields.max_mileage && { min_mileage: PLACEHOLDER_TEXTS.mileageOrder }),
    ...(fields.min_impressions > fields.max_impressions && {
      min_impressions: PLACEHOLDER_TEXTS.impressionsOrder,
    }),
  }
}

/** `Rep Route` or `macro`, for sentences. */
export const placeholderKind = ({ is_macro }: Pick<Placeholder, 'is_macro'>): string =>
  is_macro ? 'macro' : 'Rep Route'
