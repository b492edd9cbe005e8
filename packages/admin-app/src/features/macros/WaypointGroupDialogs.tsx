import { WAYPOINT_GROUP_ALERTS } from '@product/sdk/nouns/placeholders'
import { useQueryClient } from '@tanstack/react-query'
import type { Fields } from '../../forms/changed-fields'
import { CreateForm } from '../../forms/CreateForm'
import { EditForm } from '../../forms/EditForm'
import { FormDialog } from '../../forms/FormDialog'
import { groupBody, groupProblems } from './group-form'
import { WAYPOINT_GROUPS } from './waypoint-groups'
import { WaypointGroupInputs } from './WaypointGroupInputs'

const NEW: Fields = { name: '', addresses: '' }

/** What begins so is asked again: the pickers of groups, too. */
function useStaleGroups() {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: [WAYPOINT_GROUPS] })
}

export function NewWaypointGroup({ onClose }: { onClose: () => void }) {
  const reload = useStaleGroups()
  return (
    <FormDialog title="macros.create_group" onClose={onClose} maxWidth="md">
      <CreateForm
        resource={WAYPOINT_GROUPS}
        start={NEW}
        saved={WAYPOINT_GROUP_ALERTS.added}
        failed={WAYPOINT_GROUP_ALERTS.addFailed}
        onSaved={() => {
          reload()
          onClose()
        }}
        toSend={groupBody}
        validate={groupProblems}
        saveLabel="macros.create_button"
      >
        <WaypointGroupInputs />
      </CreateForm>
    </FormDialog>
  )
}

export function EditWaypointGroup({ id, onClose }: { id: number; onClose: () => void }) {
  const reload = useStaleGroups()
  return (
    <FormDialog title="macros.edit_group" onClose={onClose} maxWidth="md">
      <EditForm
        resource={WAYPOINT_GROUPS}
        id={id}
        saved={WAYPOINT_GROUP_ALERTS.updated}
        failed={WAYPOINT_GROUP_ALERTS.updateFailed}
        onSaved={() => {
          reload()
          onClose()
        }}
        toSend={groupBody}
        validate={groupProblems}
        saveLabel="macros.update_button"
      >
        <WaypointGroupInputs />
      </EditForm>
    </FormDialog>
  )
}
