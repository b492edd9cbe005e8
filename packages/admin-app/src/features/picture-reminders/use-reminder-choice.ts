import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useDraft } from '../../forms/use-draft'
import { readRemindersStart } from '../../nouns/messages/reminder-start'
import { canRemind } from './reminder-choice'
import { type ReminderList, useReminderVendors } from './use-reminder-vendors'
import { like } from '@product/sdk/values'

interface ReminderDraft {
  list: ReminderList
  ids: readonly number[]
}

const NONE: ReminderDraft = { list: 'missing', ids: [] }

const isDraft = like({ list: '', ids: [0] })

/**
 * Which vendors are ticked on which list: as a link brought them, or as they were left. Of those only who can still be
 * reminded counts, with what is missing now.
 */
export function useReminderChoice() {
  const { restored, keep, clear: drop } = useDraft<ReminderDraft>('picture-reminders', isDraft)
  const { state, pathname } = useLocation()
  const navigate = useNavigate()
  const [started] = useState(() => readRemindersStart(state))
  const [draft, setDraft] = useState<ReminderDraft>(() =>
    started ? { list: 'missing', ids: started } : (restored?.value ?? NONE),
  )
  const query = useReminderVendors(draft.list)

  function become(next: ReminderDraft): void {
    setDraft(next)
    if (next.ids.length > 0) keep(next)
    else drop()
  }

  const clear = useCallback(() => {
    setDraft(NONE)
    drop()
  }, [drop])

  useEffect(() => {
    if (started === undefined) return
    keep({ list: 'missing', ids: started })
    // A reload must not tick them once more after they were taken out.
    void navigate(pathname, { replace: true, state: null })
  }, [started, keep, navigate, pathname])

  return {
    list: draft.list,
    query,
    chosen: (query.data ?? []).filter(vendor => draft.ids.includes(vendor.vendor_id) && canRemind(vendor)),
    setList: (list: ReminderList) => become({ ...draft, list }),
    setIds: (ids: readonly number[]) => become({ ...draft, ids }),
    clear,
  }
}

export type ReminderChoice = ReturnType<typeof useReminderChoice>
