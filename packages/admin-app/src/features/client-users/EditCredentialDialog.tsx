import { CREDENTIAL_TEXTS, credentialEdit, credentialName } from '@product/sdk/nouns/people'
import type { Fields } from '../../forms/changed-fields'
import { EditForm } from '../../forms/EditForm'
import { FormDialog } from '../../forms/FormDialog'
import { problemsOf } from '../../forms/problems-of'
import { ResourceForm } from '../../forms/ResourceForm'
import { type CredentialRow, CREDENTIALS } from './credentials'

const validate = problemsOf(credentialEdit)

const toSend = ({ name, company, email, version }: Fields): Fields => ({ name, company, email, version })

export function EditCredentialDialog({
  credential,
  onClose,
}: {
  credential: CredentialRow
  onClose: () => void
}) {
  return (
    <FormDialog title="credentials.edit" onClose={onClose}>
      <EditForm
        resource={CREDENTIALS}
        id={credential.id}
        saved={({ name, email }) => CREDENTIAL_TEXTS.updated(credentialName({ name, email }))}
        onSaved={onClose}
        toSend={toSend}
        validate={validate}
        saveLabel="credentials.update_button"
      >
        <ResourceForm resource={CREDENTIALS} mode="edit" />
      </EditForm>
    </FormDialog>
  )
}
