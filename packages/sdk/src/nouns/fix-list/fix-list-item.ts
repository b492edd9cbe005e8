import { z } from 'zod'
import { day, dayField, optionalDayField } from '../../contract/day-field'
import { id } from '../../contract/id-param'
import { answerShape, editShape, newShape } from '../../contract/record-schemas'
import { FIX_LIST_FIELDS } from './fix-list-fields'
import { ownerField } from './fix-list-owner'
import { FIX_LIST_TEXTS } from './fix-list-texts'

/** Something of a truck that is to be mended. Dates are Los Angeles days. Spec: operations, 3. */
export const fixListItem = z.object({
  truck_problem_id: id<'truck_problem'>(),
  truck_name: z.string(),
  /** Null: the truck has no owner. */
  vendor_id: id<'vendor'>().nullable(),
  vendor_name: z.string().nullable(),
  ...answerShape(FIX_LIST_FIELDS),
  /** Of the admin user who sees to it; null: nobody. */
  owner_name: z.string().nullable(),
  closed: z.boolean(),
  /** Null while it is open. */
  date_closed: day.nullable(),
  version: z.number().int(),
})

export type FixListItem = z.output<typeof fixListItem>

const identified = dayField(FIX_LIST_TEXTS.noDateIdentified)
const target = dayField(FIX_LIST_TEXTS.noTargetCloseDate)

interface Dates {
  date_identified?: unknown
  target_close_date?: unknown
}

/** Whether an item would be due before it was found: refused with `FIX_LIST_TEXTS.targetBeforeIdentified`. Ours. */
export const isDueBeforeFound = ({ date_identified, target_close_date }: Dates): boolean =>
  typeof date_identified === 'string' &&
  typeof target_close_date === 'string' &&
  target_close_date < date_identified

const inOrder = {
  path: ['target_close_date'],
  error: FIX_LIST_TEXTS.targetBeforeIdentified,
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
}

const closing = {
  date_closed: optionalDayField(FIX_LIST_TEXTS.noDateClosed),
  /** Of the record as it was read; a stale one is refused. */
  version: z.number().int().optional(),
}

/**
 * A new item. The owner is read from either of its spellings. Whether an item may be saved, and the date of closing, says
 * `savedItem`. Spec: operations, 5 and 7.
 */
export const fixListFields = ownerField(
  z
    .object({
      ...newShape(FIX_LIST_FIELDS),
      date_identified: identified,
      target_close_date: target,
      closed: z.boolean().default(false),
      ...closing,
    })
    .refine(fields => !isDueBeforeFound(fields), inOrder),
)

export type FixListFields = z.output<typeof fixListFields>

/** A change of an item: what is left out stays. */
export const fixListEdit = ownerField(
  z
    .object({
      ...editShape(FIX_LIST_FIELDS),
      date_identified: identified.optional(),
      target_close_date: target.optional(),
      closed: z.boolean().optional(),
      ...closing,
    })
    .refine(fields => !isDueBeforeFound(fields), inOrder),
)

export type FixListEdit = z.output<typeof fixListEdit>
