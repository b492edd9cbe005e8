import {
  FIX_LIST_FIELDS,
  FIX_LIST_TEXTS,
  type FixListFields,
  isDueBeforeFound,
  ownerProblem,
  savedItem,
} from '@product/sdk/nouns/fix-list'
import { losAngelesDay, readRole, ROLE } from '@product/sdk/values'
import { Conflict, Invalid } from '../../contract/refusals'
import type { Db } from '../../db/db'
import { storedFields } from '../../db/record-columns'
import type { FixListRow, NewFixListItem } from '../../nouns/fix-list/fix-list-store'
import { teamUsers } from '../../nouns/people/account-store'
import { isTruck } from './known-fleet-store'

/** Whether dates that a change did not name are now the wrong way round; what is stored so already stays allowed. */
const turnsDates = (stored: FixListRow | null, fields: FixListFields): boolean =>
  isDueBeforeFound(fields) &&
  (stored?.date_identified !== fields.date_identified ||
    stored.target_close_date !== fields.target_close_date)

/** What is refused of an item's dates and of the records that it names. What it names already stays allowed. */
async function problemsOf(
  db: Db,
  stored: FixListRow | null,
  fields: FixListFields,
): Promise<Record<string, string>> {
  const { truck_id, product_owner_id } = fields
  const isKnown = truck_id === stored?.truck_id || (await isTruck(db, truck_id))
  const team = (await teamUsers(db)).map(({ user_id, name, privilege_id }) => ({
    user_id,
    name,
    // A privilege that there is no more may own nothing.
    privilege_id: readRole(privilege_id) ?? ROLE.client,
  }))
  const owner = ownerProblem(product_owner_id, team, stored?.product_owner_id)
  return {
    ...(!isKnown && { truck_id: FIX_LIST_TEXTS.noTruck }),
    ...(turnsDates(stored, fields) && { target_close_date: FIX_LIST_TEXTS.targetBeforeIdentified }),
    ...(owner !== undefined && { product_owner_id: owner }),
  }
}

/** What is to be stored of an item, or the refusal. `stored` is null for a new one. */
export async function checkedItem(
  db: Db,
  stored: FixListRow | null,
  fields: FixListFields,
  now: Date,
): Promise<NewFixListItem> {
  const issues = await problemsOf(db, stored, fields)
  if (Object.keys(issues).length > 0) throw new Invalid(issues)
  const result = savedItem(stored, fields, losAngelesDay(now))
  if ('problem' in result) {
    throw new Conflict(result.text, Object.fromEntries(result.fields.map(field => [field, result.text])))
  }
  const { closed, date_closed } = result.saved
  return { ...storedFields(FIX_LIST_FIELDS, result.saved), closed, date_closed }
}
