import { insertGroup, addMembers, vendorNumbers } from '../../nouns/messages/group-store'
import { teamUsers } from '../../nouns/people/account-store'
import { DEMO_VENDORS, inTurn } from '../../demo/demo-fleet'
import type { DemoWorld } from '../../demo/demo-world'

/** Which vendors are in it, by number. */
const GROUPS: readonly (readonly [name: string, belongs: (vendor: number) => boolean])[] = [
  ['Weekend drivers', vendor => vendor % 4 === 1],
  ['Send pictures late', vendor => vendor % 7 === 2],
  ['Spanish speaking', vendor => vendor % 5 === 0],
]

/** Someone at a vendor's yard who is no vendor. A number of fiction. */
const DISPATCHER = '+12135550190'

export async function addDemoGroups({ tx, now }: DemoWorld): Promise<void> {
  const team = await teamUsers(tx)
  const all = Array.from({ length: DEMO_VENDORS }, (_, index) => index + 1)
  const vendors = await vendorNumbers(tx, all)
  for (const [index, [group_name, belongs]] of GROUPS.entries()) {
    const created_by = inTurn(team, index).user_id
    const id = await insertGroup(tx, { group_name, created_by, created_at: now })
    const members = all.filter(belongs).flatMap(vendor_id => {
      const phone_number = vendors.get(vendor_id)?.phone_number
      return phone_number ? [{ vendor_id, phone_number }] : []
    })
    await addMembers(
      tx,
      id,
      index === 0 ? [...members, { vendor_id: null, phone_number: DISPATCHER }] : members,
    )
  }
}
