import { Avatar } from '@mui/material'
import { CLIENT_USER_ALERTS, clientUserEdit } from '@product/sdk/nouns/people'
import { useTranslate } from 'ra-core'
import type { Fields } from '../../forms/changed-fields'
import { EditForm } from '../../forms/EditForm'
import { FormDialog } from '../../forms/FormDialog'
import { problemsOf } from '../../forms/problems-of'
import { ResourceForm } from '../../forms/ResourceForm'
import { ResetSecondFactor } from '../../nouns/people/ResetSecondFactor'
import { changedClientUserBody } from './client-user-bodies'
import { CLIENT_USERS } from './client-users'

const check = problemsOf(clientUserEdit)
const SECRET = ['password']

/** A picture that was never there is missing, not left as it is. */
const validate = (values: Fields) => check({ ...values, userProfileUrl: values.userProfileUrl ?? '' })

/** A picture as it looks, not its address. */
const showValue = (field: string, value: unknown) =>
  field === 'userProfileUrl' && typeof value === 'string' ? <PictureOption src={value} /> : undefined

function PictureOption({ src }: { src: string }) {
  const translate = useTranslate()
  return (
    <Avatar
      src={src}
      alt={translate('client_users.picture')}
      sx={{ display: 'inline-flex', verticalAlign: 'middle' }}
    />
  )
}

interface EditClientUserDialogProps {
  id: number
  name: string
  onClose: () => void
}

export function EditClientUserDialog({ id, name, onClose }: EditClientUserDialogProps) {
  return (
    <FormDialog title="client_users.edit" onClose={onClose}>
      <EditForm
        resource={CLIENT_USERS}
        id={id}
        saved={CLIENT_USER_ALERTS.updated}
        failed={CLIENT_USER_ALERTS.updateFailed}
        stays="short"
        onSaved={onClose}
        toSend={changedClientUserBody}
        validate={validate}
        leaveOut={SECRET}
        showValue={showValue}
        saveLabel="client_users.update_button"
        extra={<ResetSecondFactor userId={id} name={name} />}
      >
        <ResourceForm resource={CLIENT_USERS} mode="edit" />
      </EditForm>
    </FormDialog>
  )
}
