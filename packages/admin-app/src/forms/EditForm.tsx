import { EditBase, type RaRecord, useDataProvider, useEditContext, useTranslateLabel } from 'ra-core'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { isStaleEdit } from '../data/as-http-error'
import { IfAllowed } from '../layout/IfAllowed'
import { ErrorState } from '../layout/StateMessage'
import { useFailureToast } from '../toasts/use-failure-toast'
import { type ToastOptions, useToast } from '../toasts/use-toast'
import { conflictsOf, type Fields, mergeEdits } from './changed-fields'
import { FormSkeleton } from './FormSkeleton'
import { type FormDraft, isFormDraft, RecordForm, type SaveProblems } from './RecordForm'
import { StaleEditDialog } from './StaleEditDialog'
import { useDraft } from './use-draft'

export interface EditFormProps {
  resource: string
  id: string | number
  /** What the toast says, once the record is saved as it is handed over. Text or key. */
  saved: string | ((record: RaRecord) => string)
  /** What the toast of a save that failed says, above the server's message. */
  failed?: string
  stays?: ToastOptions['stays']
  /** What else happens once it is saved. */
  onSaved?: (record: RaRecord) => void
  /** What is sent, from what the form holds. */
  toSend?: (values: Fields) => Fields
  validate?: (values: Fields) => SaveProblems
  canSave?: (values: Fields) => boolean
  /** Fields that are kept nowhere and shown to nobody, such as a password. */
  leaveOut?: readonly string[]
  saveLabel?: string
  extra?: ReactNode
  /** How a field and a value of it read in the choice between two edits; undefined: as in the list. */
  fieldLabel?: (field: string) => string | undefined
  showValue?: (field: string, value: unknown) => ReactNode
  /** Inputs. */
  children: ReactNode
}

/** ms */
const JUST_READ = 2000

/**
 * The edit form of a record as all of them are: skeleton, error with Try again, save bar, unsaved changes that are
 * kept, a stale edit answered with a choice.
 */
export function EditForm({ resource, id, ...others }: EditFormProps) {
  // What a save is answered with is heard here: what is handed to `save` for it is forgotten by react-admin as soon as
  // the record is loaded anew meanwhile.
  const hear = useRef<Hear>(undefined)
  return (
    <IfAllowed resource={resource} action="edit">
      <EditBase
        resource={resource}
        id={id}
        disableAuthentication
        mutationMode="pessimistic"
        redirect={false}
        mutationOptions={{ onSuccess: (data: RaRecord) => hear.current?.(data) }}
        // A record that could not be loaded is said in its place, instead of leading away.
        // What the page around it has just read is not read again.
        queryOptions={{ onError: () => undefined, staleTime: JUST_READ }}
      >
        <Loaded resource={resource} hear={hear} {...others} />
      </EditBase>
    </IfAllowed>
  )
}

type Hear = ((data: RaRecord) => void) | undefined
type LoadedProps = Omit<EditFormProps, 'id'> & { hear: RefObject<Hear> }

function Loaded(props: LoadedProps) {
  const { record, error, isPending, refetch } = useEditContext()
  if (record) return <EditedRecord key={record.id} record={record} {...props} />
  if (isPending) return <FormSkeleton />
  return <ErrorState title="console.form.failed" text={error?.message} onRetry={() => void refetch()} />
}

const HIDDEN = '••••••••'

interface Overtaken {
  mine: Fields
  theirs: RaRecord
}

function EditedRecord({
  record,
  resource,
  hear,
  saved,
  failed,
  stays,
  onSaved,
  toSend = values => values,
  validate,
  canSave,
  leaveOut,
  saveLabel,
  extra,
  fieldLabel,
  showValue,
  children,
}: LoadedProps & { record: RaRecord }) {
  const { save, saving } = useEditContext()
  const dataProvider = useDataProvider()
  const translateLabel = useTranslateLabel()
  const toast = useToast()
  const failureToast = useFailureToast()
  const draft = useDraft<FormDraft>(`${resource}/${record.id}`, isFormDraft)
  const isDirty = useRef(draft.restored !== undefined)
  const [base, setBase] = useState(record)
  const [overtaken, setOvertaken] = useState<Overtaken>()

  useEffect(() => {
    // A newer record takes the place of one that nobody has changed here; else the changes stay those of their version.
    if (!isDirty.current) setBase(record)
  }, [record])

  const settle = (next: RaRecord): void => {
    isDirty.current = false
    draft.clear()
    setOvertaken(undefined)
    setBase(next)
  }

  async function onSave(values: Fields): Promise<SaveProblems | undefined> {
    hear.current = data => {
      const next = { ...record, ...values, ...data }
      settle(next)
      toast('success', typeof saved === 'string' ? saved : saved(next), { stays })
      onSaved?.(next)
    }
    // The record around it has its id; the type of `save` does not say so.
    const answer: unknown = await save?.(toSend(values), {
      onError: (error: unknown) => {
        if (isStaleEdit(error)) void overtake(values)
        else failureToast(error, { failed, stays })
      },
    })
    return answer as SaveProblems | undefined
  }

  async function overtake(mine: Fields): Promise<void> {
    try {
      const { data: theirs } = await dataProvider.getOne<RaRecord>(resource, { id: record.id })
      setOvertaken({ mine, theirs })
    } catch (error) {
      failureToast(error, { failed, stays })
    }
  }

  return (
    <>
      <RecordForm
        base={base}
        draft={draft}
        isDirty={isDirty}
        leaveOut={leaveOut}
        onSave={onSave}
        validate={validate}
        canSave={canSave}
        saveLabel={saveLabel}
        extra={extra}
      >
        {children}
      </RecordForm>
      {overtaken && (
        <StaleEditDialog
          conflicts={conflictsOf({ base, ...overtaken })}
          labelOf={source => translateLabel({ source, resource, label: fieldLabel?.(source) })}
          show={(field, value) => (leaveOut?.includes(field) && value ? HIDDEN : showValue?.(field, value))}
          isPending={saving}
          onTakeTheirs={() => settle(overtaken.theirs)}
          onSave={keepsMine => void onSave(mergeEdits({ base, ...overtaken }, keepsMine))}
          onClose={() => setOvertaken(undefined)}
        />
      )}
    </>
  )
}
