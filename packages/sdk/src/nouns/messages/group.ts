import { readPhone } from '../../values/phone-number'
import { monthName, type PayMonth } from '../payments/pay-month'

export const GROUP_TEXTS = {
  /** Spec: communication, 8. */
  created: 'Custom group created!',
  updated: 'Custom group updated successfully!',
  duplicated: 'Group duplicated successfully!',
  deleted: 'Custom group deleted successfully!',
  empty: 'No Contacts in this group!',
  /** Spec: communication, 5. */
  confirmDelete: 'This action will permanently delete this group. Are you sure you want to continue?',
  /** Ours, as all below. */
  noName: 'Please enter a group name.',
  noMembers: 'Please add at least one vendor or number.',
  notRead: 'The numbers of the group can’t be read.',
} as const

/** What one who belongs to a group is known by: the number. Without one it is the vendor's own, which the server knows. */
export interface GroupMember {
  /** E.164. */
  phone_number: string | null
  vendor_id: number | null
}

export interface GroupProblem {
  field: 'group_name' | 'group_numbers'
  text: string
}

/** Why a group can't be saved; none: it can. Spec: communication, 5. */
export function groupProblems(name: string, members: number): GroupProblem[] {
  const problems: GroupProblem[] = []
  if (name.trim() === '') problems.push({ field: 'group_name', text: GROUP_TEXTS.noName })
  if (members === 0) problems.push({ field: 'group_numbers', text: GROUP_TEXTS.noMembers })
  return problems
}

/** What a copy of a group is called. Spec: communication, 2. */
export const copyName = (name: string): string => `${name} - Copy`

/** What a copy of the vendors on campaign is called: `Vendors on Campaign - November`. Spec: communication, 2. */
export const vendorsOnCampaignName = (month: PayMonth): string => `Vendors on Campaign - ${monthName(month)}`

export interface ReadMembers {
  members: GroupMember[]
  /** What is neither a vendor nor a number. */
  refused: string[]
}

/**
 * The `group_numbers` of a body: a list of `{vendor_id, phone_number}`, one of which may be missing, or of bare ids and
 * numbers, or the JSON of such a list. Undefined for other text. Spec: communication, 3. Source: decisions, "Messages".
 */
export function readGroupNumbers(given: unknown): ReadMembers | undefined {
  const list = typeof given === 'string' ? parsed(given) : given
  return Array.isArray(list) ? readMembers(list) : undefined
}

/** Ids of vendors and telephone numbers, mixed as they come: what has ten digits and more is a number. */
export function readMembers(given: readonly unknown[]): ReadMembers {
  const members = new Map<string, GroupMember>()
  const refused: string[] = []
  for (const entry of given) {
    const member = readMember(entry)
    if (member === undefined) refused.push(typeof entry === 'string' ? entry : JSON.stringify(entry))
    else {
      const key = member.phone_number ?? `vendor ${member.vendor_id}`
      const known = members.get(key)
      members.set(key, { ...member, vendor_id: known?.vendor_id ?? member.vendor_id })
    }
  }
  return { members: [...members.values()], refused }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readMember(entry: unknown): GroupMember | undefined {
  if (typeof entry === 'number' || typeof entry === 'string') {
    const text = String(entry).trim()
    const vendor_id = readId(text)
    const phone_number = readPhone(text) ?? null
    return vendor_id === null && phone_number === null ? undefined : { phone_number, vendor_id }
  }
  if (typeof entry !== 'object' || entry === null) return undefined
  const number = textOf(entry, 'phone_number')
  const phone_number = readPhone(number) ?? null
  const vendor_id = readId(textOf(entry, 'vendor_id'))
  // A number that can't be read is not the vendor's own number instead.
  const isRefused = number !== '' ? phone_number === null : vendor_id === null
  return isRefused ? undefined : { phone_number, vendor_id }
}

const readId = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)

function textOf(entry: object, name: string): string {
  const value: unknown = new Map<string, unknown>(Object.entries(entry)).get(name)
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}
