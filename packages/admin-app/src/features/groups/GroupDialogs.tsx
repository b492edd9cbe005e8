import { GROUP_TEXTS, type GroupVendor } from '@product/sdk/nouns/messages'
import { useQueryClient } from '@tanstack/react-query'
import { type RaRecord, useGetOne } from 'ra-core'
import type { Fields } from '../../forms/changed-fields'
import { CreateForm } from '../../forms/CreateForm'
import { EditForm } from '../../forms/EditForm'
import { FormDialog } from '../../forms/FormDialog'
import { GROUPS } from '../../nouns/messages/resource-names'
import {
  canSaveGroup,
  groupFormProblems,
  groupNumbers,
  memberChanges,
  readGroupVendors,
} from './group-changes'
import { GroupInputs } from './GroupInputs'

interface NewGroupProps {
  /** Of which it becomes a copy. */
  copyOf?: { key: string; name: string; members: readonly GroupVendor[] }
  onSaved: (record: RaRecord) => void
  onClose: () => void
}

const NEW: Fields = { group_name: '', vendors: [] }

const asNew = ({ group_name, vendors }: Fields): Fields => ({
  group_name,
  group_numbers: groupNumbers(readGroupVendors(vendors)),
})

/** A new custom group, or a copy of one. Spec: communication, 2. */
export function NewGroup({ copyOf, onSaved, onClose }: NewGroupProps) {
  const queries = useQueryClient()
  return (
    <FormDialog title={copyOf ? 'groups.copy_title' : 'groups.add_title'} onClose={onClose} maxWidth="sm">
      <CreateForm
        resource={GROUPS}
        of={copyOf?.key}
        start={copyOf ? { group_name: copyOf.name, vendors: copyOf.members } : NEW}
        saved={copyOf ? GROUP_TEXTS.duplicated : GROUP_TEXTS.created}
        onSaved={record => {
          void queries.invalidateQueries({ queryKey: [GROUPS] })
          onSaved(record)
        }}
        validate={groupFormProblems}
        canSave={canSaveGroup}
        toSend={asNew}
        saveLabel={copyOf ? 'groups.copy_button' : 'groups.add_button'}
      >
        <GroupInputs />
      </CreateForm>
    </FormDialog>
  )
}

export function EditGroup({ id, onClose }: { id: number; onClose: () => void }) {
  const queries = useQueryClient()
  const { data: stored } = useGetOne(GROUPS, { id }, { onError: () => undefined })
  return (
    <FormDialog title="groups.edit_title" onClose={onClose} maxWidth="sm">
      <EditForm
        resource={GROUPS}
        id={id}
        saved={GROUP_TEXTS.updated}
        onSaved={() => {
          void queries.invalidateQueries({ queryKey: [GROUPS] })
          onClose()
        }}
        validate={groupFormProblems}
        canSave={canSaveGroup}
        toSend={({ group_name, vendors, version }) => ({
          group_name,
          version,
          ...memberChanges(readGroupVendors(stored?.vendors), readGroupVendors(vendors)),
        })}
        showValue={(field, value) =>
          field === 'vendors'
            ? readGroupVendors(value)
                .map(({ vendor_name, phone_number }) => vendor_name ?? phone_number)
                .join(', ')
            : undefined
        }
        saveLabel="groups.update_button"
      >
        <GroupInputs />
      </EditForm>
    </FormDialog>
  )
}
