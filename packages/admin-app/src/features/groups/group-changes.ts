import { type GroupVendor, groupProblems } from '@product/sdk/nouns/messages'
import type { Fields } from '../../forms/changed-fields'

/** A number, or the id of a vendor without one: by which of the two a member is known. */
export const memberKey = ({ phone_number, vendor_id }: GroupVendor): string | number | null =>
  phone_number ?? vendor_id

/** The field of the form that holds the members: whatever else stands there is none. */
export const readGroupVendors = (value: unknown): readonly GroupVendor[] =>
  Array.isArray(value) ? (value as GroupVendor[]) : []

/** `group_numbers` of a new group. Spec: communication, 3. */
export const groupNumbers = (vendors: readonly GroupVendor[]): string =>
  JSON.stringify(vendors.map(({ vendor_id, phone_number }) => ({ vendor_id, phone_number })))

/** Who is to be added and who taken out, to get from one list to the other. */
export function memberChanges(before: readonly GroupVendor[], now: readonly GroupVendor[]) {
  const keysOf = (vendors: readonly GroupVendor[]) =>
    vendors.map(memberKey).filter((key): key is string | number => key !== null)
  const had = new Set(keysOf(before))
  const has = new Set(keysOf(now))
  return {
    group_vendor_ids: [...has].filter(key => !had.has(key)),
    vendors_to_remove: [...had].filter(key => !has.has(key)),
  }
}

/** Those with the new ones behind, each number once. */
export function withMembers(vendors: readonly GroupVendor[], added: readonly GroupVendor[]): GroupVendor[] {
  const known = new Set(vendors.map(memberKey))
  const fresh = added.filter(vendor => {
    const key = memberKey(vendor)
    if (key === null || known.has(key)) return false
    known.add(key)
    return true
  })
  return [...vendors, ...fresh]
}

const problemsOfGroup = ({ group_name, vendors }: Fields) =>
  groupProblems(String(group_name ?? ''), readGroupVendors(vendors).length)

/** What is missing, by the fields of the form. */
export const groupFormProblems = (values: Fields): Record<string, string> =>
  Object.fromEntries(
    problemsOfGroup(values).map(({ field, text }) => [field === 'group_name' ? field : 'vendors', text]),
  )

/** Name and at least one member. Spec: communication, 5. */
export const canSaveGroup = (values: Fields): boolean => problemsOfGroup(values).length === 0
