import { type GroupMember, GROUP_TEXTS, type ReadMembers } from '@product/sdk/nouns/messages'
import { Invalid } from '../../contract/refusals'
import type { Db } from '../../db/db'
import { type StoredMember, vendorNumbers } from '../../nouns/messages/group-store'

/** So many refused entries are named; more say no more. */
const NAMED = 5

/** Throws Invalid where something is neither a vendor nor a number. */
export function allRead(field: string, read: ReadMembers | undefined): GroupMember[] {
  if (!read) throw new Invalid({ [field]: GROUP_TEXTS.notRead })
  const { members, refused } = read
  if (refused.length > 0) {
    throw new Invalid({ [field]: `Neither a vendor nor a number: ${refused.slice(0, NAMED).join(', ')}` })
  }
  return members
}

/** Members with their numbers: that of the vendor where none is given. Throws Invalid for a vendor without one. */
export async function withNumbers(
  db: Db,
  field: string,
  members: readonly GroupMember[],
): Promise<StoredMember[]> {
  const ids = members.flatMap(({ vendor_id }) => (vendor_id === null ? [] : [vendor_id]))
  const vendors = await vendorNumbers(db, [...new Set(ids)])
  const byNumber = new Map<string, StoredMember>()
  for (const { phone_number: given, vendor_id } of members) {
    const vendor = vendor_id === null ? undefined : vendors.get(vendor_id)
    if (vendor_id !== null && !vendor) throw new Invalid({ [field]: `There is no vendor ${vendor_id}.` })
    const phone_number = given ?? vendor?.phone_number ?? null
    if (phone_number === null) {
      throw new Invalid({ [field]: `${vendor?.vendor_name ?? 'A vendor'} has no telephone number.` })
    }
    const known = byNumber.get(phone_number)
    byNumber.set(phone_number, { phone_number, vendor_id: known?.vendor_id ?? vendor_id })
  }
  return [...byNumber.values()]
}
