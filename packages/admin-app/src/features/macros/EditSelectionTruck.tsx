import { MACRO_ALERTS } from '@product/sdk/nouns/placeholders'
import { useTranslate } from 'ra-core'
import { EditForm } from '../../forms/EditForm'
import { FormDialog } from '../../forms/FormDialog'
import { SELECTION_TRUCKS } from './selection-trucks'
import { SelectionTruckInputs } from './SelectionTruckInputs'
import { changedTruckBody, readGroups, truckProblems } from './truck-form'

export function EditSelectionTruck({ id, onClose }: { id: number; onClose: () => void }) {
  const translate = useTranslate()
  const showValue = (field: string, value: unknown) => {
    if (field === 'is_macro') return translate(`macros.${value === true ? 'macro' : 'rep_route'}`)
    if (field !== 'groups') return undefined
    return readGroups(value)
      .map(({ name, weighting }) => `${name} (${weighting}%)`)
      .join(', ')
  }
  return (
    <FormDialog title="macros.edit_truck" onClose={onClose} maxWidth="sm">
      <EditForm
        resource={SELECTION_TRUCKS}
        id={id}
        saved={MACRO_ALERTS.updated}
        failed={MACRO_ALERTS.updateFailed}
        onSaved={onClose}
        toSend={changedTruckBody}
        validate={truckProblems}
        showValue={showValue}
        saveLabel="macros.update_button"
      >
        <SelectionTruckInputs />
      </EditForm>
    </FormDialog>
  )
}
