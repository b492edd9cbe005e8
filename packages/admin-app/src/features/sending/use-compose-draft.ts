import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { randomKey } from '../../forms/random-key'
import { useDraft } from '../../forms/use-draft'
import { type ComposeStart, readComposeStart } from '../../nouns/messages/compose-start'
import { type ComposeDraft, EMPTY_DRAFT, isEmptyDraft, withSource } from './compose-draft'
import { like } from '@product/sdk/values'

/** What a link brought along is added to what was written before. */
const started = (draft: ComposeDraft, { body, source }: ComposeStart): ComposeDraft => ({
  ...draft,
  key: body === undefined && source === undefined ? draft.key : randomKey(),
  body: body ?? draft.body,
  sources: source ? withSource(draft.sources, source) : draft.sources,
})

const isDraft = like({ sources: [{ key: '' }], refused: [{ text: '' }], body: '', images: [{}] })

/** The message that is being written; it outlives a reload and a forced log-out. */
export function useComposeDraft() {
  const { restored, keep, clear } = useDraft<ComposeDraft>('compose', isDraft)
  const { state, pathname } = useLocation()
  const navigate = useNavigate()
  const [start] = useState(() => readComposeStart(state))
  const [draft, setDraft] = useState(() =>
    started({ ...EMPTY_DRAFT, key: randomKey(), ...restored?.value }, start),
  )
  const isDirty = useRef(!isEmptyDraft(draft))
  const latest = useRef(draft)

  function become(what: Omit<ComposeDraft, 'key'>): void {
    const next = { ...what, key: randomKey() }
    latest.current = next
    isDirty.current = !isEmptyDraft(next)
    setDraft(next)
    if (isDirty.current) keep(next)
    else clear()
  }

  useEffect(() => {
    if (start.body === undefined && start.source === undefined) return
    keep(latest.current)
    // A reload must not add it once more after it was taken out.
    void navigate(pathname, { replace: true, state: null })
  }, [start, keep, navigate, pathname])

  return {
    draft,
    restoredAt: restored?.savedAt,
    isDirty: () => isDirty.current,
    change: (what: Partial<ComposeDraft>) => become({ ...latest.current, ...what }),
    /** Of the newest draft: several files and pictures may arrive at once. */
    update: (make: (draft: ComposeDraft) => Partial<ComposeDraft>) =>
      become({ ...latest.current, ...make(latest.current) }),
    discard: () => become(EMPTY_DRAFT),
  }
}

export type ComposeWork = ReturnType<typeof useComposeDraft>
