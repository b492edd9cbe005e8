import { templateEndpoints } from '@product/sdk/features/templates'
import { canSaveTemplate } from '@product/sdk/nouns/messages'
import { useQueryClient } from '@tanstack/react-query'
import type { RaRecord } from 'ra-core'
import type { Fields } from '../../forms/changed-fields'
import { CreateForm } from '../../forms/CreateForm'
import { EditForm } from '../../forms/EditForm'
import { FormDialog } from '../../forms/FormDialog'
import { problemsOf } from '../../forms/problems-of'
import { TEMPLATES } from '../../nouns/messages/resource-names'
import { TemplateInputs } from './TemplateInputs'

const validate = problemsOf(templateEndpoints.saveTemplate.body)

const canSave = ({ template_name, template_body }: Fields): boolean =>
  canSaveTemplate({ template_name: String(template_name ?? ''), template_body: String(template_body ?? '') })

const toSend = ({ template_name, template_body, version }: Fields): Fields => ({
  template_name,
  template_body,
  version,
})

/** Add New. Spec: communication, 2. */
export function NewTemplate({
  onSaved,
  onClose,
}: {
  onSaved: (record: RaRecord) => void
  onClose: () => void
}) {
  const queries = useQueryClient()
  return (
    <FormDialog title="templates.add_title" onClose={onClose} maxWidth="sm">
      <CreateForm
        resource={TEMPLATES}
        saved="templates.saved"
        onSaved={record => {
          void queries.invalidateQueries({ queryKey: [TEMPLATES] })
          onSaved(record)
        }}
        validate={validate}
        canSave={canSave}
        toSend={toSend}
        saveLabel="templates.add_button"
      >
        <TemplateInputs />
      </CreateForm>
    </FormDialog>
  )
}

export function EditTemplate({ id, onClose }: { id: number; onClose: () => void }) {
  const queries = useQueryClient()
  return (
    <FormDialog title="templates.edit_title" onClose={onClose} maxWidth="sm">
      <EditForm
        resource={TEMPLATES}
        id={id}
        saved="templates.updated"
        onSaved={() => {
          void queries.invalidateQueries({ queryKey: [TEMPLATES] })
          onClose()
        }}
        validate={validate}
        canSave={canSave}
        toSend={toSend}
        saveLabel="templates.update_button"
      >
        <TemplateInputs />
      </EditForm>
    </FormDialog>
  )
}
