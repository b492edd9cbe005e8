import type { GroupVendor } from '@product/sdk/nouns/messages'
import type { AnyGroup } from './any-group'

/** Where recipients of a message to many come from: one chip. */
export interface ComposeSource {
  kind: 'group' | 'vendor' | 'typed' | 'file'
  /** Of all chips: the same one is not added twice. */
  key: string
  /** What the chip says. */
  label: string
  members: readonly GroupVendor[]
}

export const sourceOfGroup = ({ kind, id, name, members }: AnyGroup): ComposeSource => ({
  kind: 'group',
  key: `group/${kind}/${id}`,
  label: name,
  members,
})
