import { MACRO_ALERTS, PLACEHOLDER_ALERTS, PLACEHOLDER_NAME_TEXTS } from '@product/sdk/nouns/placeholders'
import { useState } from 'react'
import type { Fields } from '../../forms/changed-fields'
import { ConfirmDialog } from '../../forms/ConfirmDialog'
import { CreateForm } from '../../forms/CreateForm'
import { SELECTION_TRUCKS } from './selection-trucks'
import { SelectionTruckInputs } from './SelectionTruckInputs'
import { namesIn, newTruckBody, newTruckProblems, sameAgain } from './truck-form'

const NEW: Fields = { name: '', is_macro: false, use_weighting: false, groups: [] }

interface Asked {
  count: number
  answer: (yes: boolean) => void
}

/** The form of new selection trucks; several names make as many after a question. Spec: operations, 2 and 5. */
export function AddMacro() {
  const [start, setStart] = useState(NEW)
  const [asked, setAsked] = useState<Asked>()
  const answer = (yes: boolean): void => {
    asked?.answer(yes)
    setAsked(undefined)
  }
  return (
    <>
      <CreateForm
        resource={SELECTION_TRUCKS}
        start={start}
        saved={({ added }) => (added > 1 ? PLACEHOLDER_ALERTS.added : MACRO_ALERTS.added)}
        failed={values => (namesIn(values) > 1 ? PLACEHOLDER_ALERTS.addFailed : MACRO_ALERTS.addFailed)}
        confirm={async values => {
          const count = namesIn(values)
          return count < 2 || new Promise(resolve => setAsked({ count, answer: resolve }))
        }}
        onSaved={record => setStart(sameAgain(record))}
        toSend={newTruckBody}
        validate={newTruckProblems}
        saveLabel="macros.add_button"
      >
        <SelectionTruckInputs isNew />
      </CreateForm>
      {asked && (
        <ConfirmDialog
          title="macros.add_many"
          text={PLACEHOLDER_NAME_TEXTS.confirm(asked.count)}
          confirm="macros.proceed"
          isDestructive={false}
          onConfirm={() => answer(true)}
          onClose={() => answer(false)}
        />
      )}
    </>
  )
}
