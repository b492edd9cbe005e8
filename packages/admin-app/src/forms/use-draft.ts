import { useEffect, useMemo, useRef, useState } from 'react'
import { useRules } from '../config/runtime'
import { useSessionUser } from '../session/use-session-user'
import { draftMemory, tabMemory } from '../data/browser-storage'
import { createDraftStore, type Draft, type DraftStore } from './draft-store'
import { randomKey } from './random-key'

/** Changes are written this long after the last one, milliseconds. */
const WRITE_AFTER_MS = 300

const TAB_KEY = 'tab'

function tabId(): string {
  const known = tabMemory.getItem(TAB_KEY)
  if (known !== null) return known
  const id = randomKey()
  tabMemory.setItem(TAB_KEY, id)
  return id
}

/** Where unsaved changes of this user are kept; where the browser forbids it they live as long as the page. */
export function useDraftStore(): DraftStore {
  const { draftsKeptMs: keepMs } = useRules()
  const { id: userId } = useSessionUser()
  return useMemo(
    () => createDraftStore({ storage: draftMemory, now: Date.now, keepMs, userId, tab: tabId() }),
    [keepMs, userId],
  )
}

export interface DraftHandle<Value> {
  /** What was kept when the page opened, to start from. */
  restored: Draft<Value> | undefined
  /** Keeps the unsaved changes as they are now. */
  keep: (value: Value) => void
  /** They are saved or given up. */
  clear: () => void
}

/**
 * Keeps the unsaved changes of one record through a reload, a closed tab and a forced log-out. `name` says which
 * record: `campaigns/71`; `isIts` whether something kept has the shape of what this page keeps. Leave out of `value`
 * what must not lie in a browser (passwords, SSN).
 */
export function useDraft<Value>(name: string, isIts: (value: unknown) => boolean): DraftHandle<Value> {
  const store = useDraftStore()
  const [restored, setRestored] = useState(() => store.read<Value>(name, isIts))
  const waiting = useRef<{ value: Value; timer: ReturnType<typeof setTimeout> }>(undefined)

  const handle = useMemo(() => {
    const flush = (): void => {
      if (!waiting.current) return
      clearTimeout(waiting.current.timer)
      store.write(name, waiting.current.value)
      waiting.current = undefined
    }
    return {
      flush,
      keep(value: Value): void {
        clearTimeout(waiting.current?.timer)
        waiting.current = { value, timer: setTimeout(flush, WRITE_AFTER_MS) }
      },
      clear(): void {
        clearTimeout(waiting.current?.timer)
        waiting.current = undefined
        store.remove(name)
        setRestored(undefined)
      },
    }
  }, [store, name])

  useEffect(() => {
    // A forced log-out loads another page: what was typed last must be written before.
    window.addEventListener('pagehide', handle.flush)
    return () => {
      window.removeEventListener('pagehide', handle.flush)
      handle.flush()
    }
  }, [handle])

  return { restored, keep: handle.keep, clear: handle.clear }
}
