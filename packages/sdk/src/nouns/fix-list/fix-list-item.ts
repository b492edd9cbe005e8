import { z } from 'zod'
import { day, dayField, optionalDayField } from '../../contract/day-field'
import { bodyId, id } from '../../contract/id-param'
import { linesOfText } from '../../contract/text-field'
import { FIX_LIST_TEXTS } from './fix-list-texts'
import { ownerField } from './fix-list-owner'

/** Something of a truck that is to be mended. Dates are Los Angeles days. Spec: operations, 3. */
export const fixListItem = z.object({
  truck_problem_id: id<'truck_problem'>(),
  truck_id: id<'truck'>(),
  truck_name: z.string(),
  /** Null: the truck has no owner. */
  vendor_id: id<'vendor'>().nullable(),
  vendor_name: z.string().nullable(),
  description: z.string(),
  /** False: the trouble grows until it is mended. */
  bleeding_stopped: z.boolean(),
  reprint_ordered: z.boolean(),
  date_identified: day,
  target_close_date: day,
  solution: z.string().nullable(),
  closed: z.boolean(),
  /** Null while it is open. */
  date_closed: day.nullable(),
  /** The admin user who sees to it; null: nobody. */
  product_owner_id: id<'user'>().nullable(),
  version: z.number().int(),
})

export type FixListItem = z.output<typeof fixListItem>

/** Several lines that can't be blank. */
const description = z
  .string({ error: FIX_LIST_TEXTS.noDescription })
  .trim()
  .min(1, FIX_LIST_TEXTS.noDescription)
  .pipe(linesOfText())

const solution = linesOfText()
  .transform(text => text || null)
  .nullable()
  .default(null)

/**
 * What is entered of an item. The owner is read from either of its spellings. Whether it may be saved, and the date of
 * closing, says `savedItem`. Spec: operations, 5 and 7.
 */
export const fixListFields = ownerField(
  z.object({
    truck_id: bodyId<'truck'>(FIX_LIST_TEXTS.noTruck),
    description,
    bleeding_stopped: z.boolean().default(false),
    reprint_ordered: z.boolean().default(false),
    date_identified: dayField(FIX_LIST_TEXTS.noDateIdentified),
    target_close_date: dayField(FIX_LIST_TEXTS.noTargetCloseDate),
    solution,
    closed: z.boolean().default(false),
    date_closed: optionalDayField(FIX_LIST_TEXTS.noDateClosed),
    product_owner_id: bodyId<'user'>(FIX_LIST_TEXTS.noOwner).nullable().default(null),
    /** Of the record as it was read; a stale one is refused. */
    version: z.number().int().optional(),
  }),
)

export type FixListFields = z.output<typeof fixListFields>
