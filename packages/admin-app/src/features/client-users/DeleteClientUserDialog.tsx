import { CLIENT_USER_ALERTS } from '@product/sdk/nouns/people'
import { DeleteDialog } from '../../forms/DeleteDialog'
import { type ClientUser, CLIENT_USERS } from './client-users'

/** Spec: operations, 8. */
export const DeleteClientUserDialog = ({ user, onClose }: { user: ClientUser; onClose: () => void }) => (
  <DeleteDialog
    resource={CLIENT_USERS}
    record={user}
    title={CLIENT_USER_ALERTS.deleteConfirm}
    text={CLIENT_USER_ALERTS.deleteIrreversible}
    deleted={CLIENT_USER_ALERTS.deleted(user.user_name)}
    failed={CLIENT_USER_ALERTS.deleteFailed}
    stays="short"
    onDeleted={onClose}
    onClose={onClose}
  />
)
