import {
  FIX_LIST_FIELDS,
  FIX_LIST_TEXTS,
  type FixListFields,
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

/** What is refused of the records that an item names. What it names already stays allowed. */
async function problemsOf(
  db: Db,
  stored: FixListRow | null,
  { truck_id, product_owner_id }: FixListFields,
): Promise<Record<string, string>> {
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
