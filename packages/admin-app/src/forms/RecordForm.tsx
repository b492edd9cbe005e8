import { Form, FormDataConsumer, useSaveContext } from 'ra-core'
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react'
import { changedFields, type Fields, pickFields } from './changed-fields'
import { LeaveGuard } from './LeaveGuard'
import { RestoredNotice } from './RestoredNotice'
import { SaveBar } from './SaveBar'
import { SaveHoldProvider, useSaveHolds } from './save-hold'
import type { DraftHandle } from './use-draft'
import { like } from '@product/sdk/values'

/** What is kept of a form: the fields that were changed, and the version of the record that they were changed from. */
export interface FormDraft {
  version?: unknown
  fields: Record<string, unknown>
}

export const isFormDraft = like({ fields: {} })

/** What a refused save answers, by field: react-admin puts the texts beside its inputs. */
export type SaveProblems = Record<string, string>

export interface RecordFormProps {
  /** The record, or the values that a new one starts with. While there are unsaved changes it must stay the same. */
  base: Fields
  draft: DraftHandle<FormDraft>
  /** Whether there are unsaved changes, for the caller. */
  isDirty: RefObject<boolean>
  /** Fields that must not lie in the browser's storage. */
  leaveOut?: readonly string[]
  /** Saves, and answers what the server refused by field. */
  onSave: (values: Fields) => Promise<SaveProblems | undefined>
  validate?: (values: Fields) => SaveProblems
  /** Whether the button can be pressed; absent: always, and what is wrong is said then. */
  canSave?: (values: Fields) => boolean
  /** Text or key of the button. */
  saveLabel?: string
  /** Beside the button. */
  extra?: ReactNode
  children: ReactNode
}

/** A form whose changes outlive the page, that asks before it is left, and that can't be sent twice at once. */
export function RecordForm(props: RecordFormProps) {
  const { base, draft, isDirty, leaveOut = [], onSave, validate, canSave, saveLabel, extra, children } = props
  const { restored } = draft
  const start = useMemo(
    () =>
      restored
        ? { ...base, ...restored.value.fields, version: restored.value.version ?? base.version }
        : base,
    [base, restored],
  )
  const { saving = false } = useSaveContext()
  const holds = useSaveHolds()
  const isSending = useRef(false)
  const send = async (values: Fields): Promise<SaveProblems | undefined> => {
    if (isSending.current || saving || holds.reason !== undefined) return undefined
    isSending.current = true
    try {
      return await onSave(values)
    } finally {
      isSending.current = false
    }
  }
  const giveUp = () => {
    isDirty.current = false
    draft.clear()
  }
  return (
    <Form record={start} onSubmit={send} validate={validate} noValidate>
      {restored && <RestoredNotice savedAt={restored.savedAt} onDiscard={giveUp} />}
      <SaveHoldProvider value={holds}>
        {children}
        <FormDataConsumer<Record<string, unknown>>>
          {({ formData }) => (
            <Watched base={base} data={formData} draft={draft} isDirty={isDirty} leaveOut={leaveOut}>
              {dirty => (
                <SaveBar label={saveLabel} isDirty={dirty} disabled={canSave && !canSave(formData)}>
                  {extra}
                </SaveBar>
              )}
            </Watched>
          )}
        </FormDataConsumer>
      </SaveHoldProvider>
      <LeaveGuard isDirty={() => isDirty.current || holds.reason !== undefined} onDiscard={giveUp} />
    </Form>
  )
}

interface WatchedProps {
  base: Fields
  data: Fields
  draft: DraftHandle<FormDraft>
  isDirty: RefObject<boolean>
  leaveOut: readonly string[]
  children: (isDirty: boolean) => ReactNode
}

/** Keeps what is typed, as long as it differs from the record. */
function Watched({ base, data, draft, isDirty, leaveOut, children }: WatchedProps) {
  const changed = changedFields(base, data)
  const dirty = changed.length > 0
  useEffect(() => {
    if (dirty) {
      const kept = changed.filter(field => !leaveOut.includes(field))
      draft.keep({ version: base.version, fields: pickFields(data, kept) })
    } else if (isDirty.current) draft.clear()
    isDirty.current = dirty
  })
  return children(dirty)
}
