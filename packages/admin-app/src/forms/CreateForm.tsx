import { CreateBase, type RaRecord, useCreateContext } from 'ra-core'
import { type ReactNode, useRef, useState } from 'react'
import { IfAllowed } from '../layout/IfAllowed'
import { useFailureToast } from '../toasts/use-failure-toast'
import { type ToastOptions, useToast } from '../toasts/use-toast'
import type { Fields } from './changed-fields'
import { randomKey } from './random-key'
import { type FormDraft, isFormDraft, RecordForm, type SaveProblems } from './RecordForm'
import { useDraft } from './use-draft'
import { useFirstFocus } from './use-first-focus'

export interface CreateFormProps {
  resource: string
  /** Whose record it will be, where that is no field of the form: unsaved changes are kept for each apart. */
  of?: string | number
  /** What the toast says, once the record is made. Text or key. */
  saved: string | ((record: RaRecord) => string)
  /** What the toast of a save that failed says, above the server's message. */
  failed?: string | ((values: Fields) => string)
  /** Asks before it is sent; what is not confirmed stays in the form. */
  confirm?: (values: Fields) => Promise<boolean>
  stays?: ToastOptions['stays']
  onSaved?: (record: RaRecord) => void
  toSend?: (values: Fields) => Fields
  validate?: (values: Fields) => SaveProblems
  canSave?: (values: Fields) => boolean
  /** What a new record starts with. */
  start?: Fields
  leaveOut?: readonly string[]
  saveLabel?: string
  extra?: ReactNode
  children: ReactNode
}

/** The form of a new record. Sent again after a lost answer it is still created once. */
export function CreateForm({ resource, ...others }: CreateFormProps) {
  return (
    <IfAllowed resource={resource} action="create">
      <CreateBase resource={resource} redirect={false} disableAuthentication>
        <NewRecord resource={resource} {...others} />
      </CreateBase>
    </IfAllowed>
  )
}

const NOTHING: Fields = {}

function NewRecord({
  resource,
  of,
  saved,
  failed,
  confirm,
  stays,
  onSaved,
  toSend = values => values,
  start = NOTHING,
  saveLabel = 'console.form.create',
  ...others
}: CreateFormProps) {
  const { save } = useCreateContext()
  const toast = useToast()
  const failureToast = useFailureToast()
  const draft = useDraft<FormDraft>(
    of === undefined ? `${resource}/new` : `${resource}/new/${of}`,
    isFormDraft,
  )
  const isDirty = useRef(draft.restored !== undefined)
  /** Grows with every record made: the next form starts empty. */
  const [made, setMade] = useState(0)
  const sent = useRef({ text: '', key: '' })
  const form = useFirstFocus<HTMLDivElement>(made)

  /** The same record keeps its key; once a field is different it is another one. */
  function keyFor(data: Fields): string {
    const text = JSON.stringify(data)
    if (sent.current.text !== text) sent.current = { text, key: randomKey() }
    return sent.current.key
  }

  async function onSave(values: Fields): Promise<SaveProblems | undefined> {
    if (confirm && !(await confirm(values))) return undefined
    const data = toSend(values)
    const answer: unknown = await save?.(data, {
      meta: { idempotencyKey: keyFor(data) },
      onSuccess: (record: RaRecord) => {
        isDirty.current = false
        sent.current = { text: '', key: '' }
        draft.clear()
        setMade(made + 1)
        toast('success', typeof saved === 'string' ? saved : saved(record), { stays })
        onSaved?.(record)
      },
      // Refusals by field also stand beside their inputs.
      onError: (error: unknown) =>
        failureToast(error, { failed: typeof failed === 'function' ? failed(values) : failed, stays }),
    })
    return answer as SaveProblems | undefined
  }

  return (
    <div ref={form} style={{ display: 'contents' }}>
      <RecordForm
        key={made}
        {...others}
        base={start}
        draft={draft}
        isDirty={isDirty}
        onSave={onSave}
        saveLabel={saveLabel}
      />
    </div>
  )
}
