import { serverClock } from '@product/client-app/server-clock'
import { Button } from '@mui/material'
import { FIX_LIST_TEXTS, fixListEdit, markedAsClosed, reopened } from '@product/sdk/nouns/fix-list'
import { losAngelesDay } from '@product/sdk/values'
import { useInput, useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { DeleteDialog } from '../../forms/DeleteDialog'
import { EditForm } from '../../forms/EditForm'
import { problemsOf } from '../../forms/problems-of'
import { ResourceForm } from '../../forms/ResourceForm'
import { FIX_LIST, type FixListRow } from './fix-list-resources'
import { toSend } from './to-send'
import { useReloadFixList } from './use-reload-fix-list'

const validate = problemsOf(fixListEdit)

/** An open item: change it, mark it as closed, delete it. */
export function EditItem({ item, onClose }: { item: FixListRow; onClose: () => void }) {
  const translate = useTranslate()
  const reload = useReloadFixList()
  const [isDeleting, setDeleting] = useState(false)
  const done = () => {
    reload()
    onClose()
  }
  return (
    <>
      <EditForm
        resource={FIX_LIST}
        id={item.id}
        saved={FIX_LIST_TEXTS.updated}
        onSaved={done}
        toSend={toSend}
        validate={validate}
        saveLabel="fix_list.update_button"
        extra={
          <>
            <Button color="error" onClick={() => setDeleting(true)}>
              {translate('fix_list.delete_button')}
            </Button>
            <MarkAsClosed />
          </>
        }
      >
        <ResourceForm resource={FIX_LIST} mode="edit" />
      </EditForm>
      {isDeleting && (
        <DeleteDialog
          resource={FIX_LIST}
          record={item}
          title="fix_list.delete_title"
          args={{ name: item.truck_name }}
          deleted={FIX_LIST_TEXTS.deleted}
          failed={FIX_LIST_TEXTS.deleteFailed}
          onDeleted={done}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  )
}

/** Saves what the dialog holds with `closed` and today's date. Spec: operations, 4. */
function MarkAsClosed() {
  const closed = useInput({ source: 'closed' })
  const dateClosed = useInput({ source: 'date_closed' })
  const { isSubmitting } = closed.formState
  const set = (to: ReturnType<typeof markedAsClosed>) => {
    closed.field.onChange(to.closed)
    dateClosed.field.onChange(to.date_closed)
  }
  const wasSubmitting = useRef(false)
  useEffect(() => {
    // What could not be saved is not closed, and the next Update must not close it.
    if (wasSubmitting.current && !isSubmitting && closed.field.value === true) set(reopened())
    wasSubmitting.current = isSubmitting
  })
  return (
    <Button
      type="submit"
      variant="outlined"
      onClick={() => set(markedAsClosed(losAngelesDay(serverClock.now())))}
    >
      {FIX_LIST_TEXTS.markAsClosed}
    </Button>
  )
}
