import { createContext, use, useEffect, useId, useState } from 'react'

interface SaveHolds {
  /** Why the form can't be saved now: a text's key. */
  reason: string | undefined
  set: (holder: string, reason: string | undefined) => void
}

const SaveHold = createContext<SaveHolds>({ reason: undefined, set: () => undefined })

export const SaveHoldProvider = SaveHold.Provider

/** What the parts of a form have against a save. */
export function useSaveHolds(): SaveHolds {
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map())
  const [set] = useState(() => (holder: string, reason: string | undefined) => {
    setReasons(before => {
      if (before.get(holder) === reason) return before
      const after = new Map(before)
      if (reason === undefined) after.delete(holder)
      else after.set(holder, reason)
      return after
    })
  })
  const [reason] = reasons.values()
  return { reason, set }
}

/** Why the form around can't be saved; undefined where it can. */
export const useHoldReason = (): string | undefined => use(SaveHold).reason

/** Keeps the form around from being saved as long as there is a reason, which stands beside the button. */
export function useSaveHold(reason: string | undefined): void {
  const { set } = use(SaveHold)
  const holder = useId()
  useEffect(() => {
    set(holder, reason)
    return () => set(holder, undefined)
  }, [set, holder, reason])
}
