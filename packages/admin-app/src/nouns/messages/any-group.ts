import type { CustomGroup, GroupVendor } from '@product/sdk/nouns/messages'

/** The tabs, in their order. Spec: communication, 2. */
export const GROUP_KINDS = ['campaign', 'city', 'vendors_on_campaign', 'custom'] as const

export type GroupKind = (typeof GROUP_KINDS)[number]

export const isGroupKind = (text: string | null): text is GroupKind => GROUP_KINDS.some(kind => kind === text)

/** A group of any tab. */
export interface AnyGroup {
  kind: GroupKind
  /** Of all groups of its kind. */
  id: string
  name: string
  members: readonly GroupVendor[]
  /** Of a group that staff made. */
  custom?: CustomGroup
}
