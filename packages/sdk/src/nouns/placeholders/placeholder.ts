import { z } from 'zod'
import { id } from '../../contract/id-param'
import { answerShape, newShape } from '../../contract/record-schemas'
import { PLACEHOLDER_FIELDS, PLACEHOLDER_TEXTS } from './placeholder-fields'

export const placeholderFields = z.object(newShape(PLACEHOLDER_FIELDS))

export type PlaceholderFields = z.output<typeof placeholderFields>

export const placeholder = z.object({
  placeholder_id: id<'placeholder'>(),
  ...answerShape(PLACEHOLDER_FIELDS),
  /** The campaign that it drives for, or null while it is available. */
  campaign_id: id<'campaign'>().nullable(),
  version: z.number().int(),
})

export type Placeholder = z.output<typeof placeholder>

/** With its waypoint groups, A first; the three lists are in one order. Spec: operations, 3. */
export const placeholderWithGroups = placeholder.extend({
  /** Where the start point lies, longitude first; null where it can't be placed. */
  start_point_geo_coord: z.tuple([z.number(), z.number()]).nullable(),
  /** Each group's id and its weighting in percent. */
  waypoint_ids: z.array(z.tuple([id<'waypoint_group'>(), z.number().int()])),
  bridge_ids: z.array(id<'placeholder_waypoint_bridge'>()),
  waypoint_names: z.array(z.string()),
})

export type PlaceholderWithGroups = z.output<typeof placeholderWithGroups>

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
