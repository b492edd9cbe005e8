import {
  type CampaignEdits,
  hasNoEdits,
  listEdits,
  NO_EDITS,
  withEdits,
} from '@product/sdk/features/campaigns'
import type { WholeCampaign } from '@product/sdk/nouns/campaigns'
import { useMemo, useRef, useState } from 'react'
import { useDraft } from '../../forms/use-draft'
import { like } from '@product/sdk/values'

/** What is kept in the browser of a campaign that is being edited. */
interface Work {
  /** The state on which the edits were made; its version goes with them. */
  base: WholeCampaign
  edits: CampaignEdits
  /** Names of clients that were picked, by id: the campaign itself only knows its stored one. */
  clients: Readonly<Record<number, string>>
}

const isWork = like({ base: { campaign: {} }, edits: {}, clients: {} })

/** A draft of an earlier release may lack a kind of edits. */
const whole = (work: Work): Work => ({ ...work, edits: { ...NO_EDITS, ...work.edits } })

type Make = (edits: CampaignEdits, base: WholeCampaign) => CampaignEdits

/**
 * The staged edits of a campaign: plain data over the state in which it was read. They outlive a reload; while there
 * are none the campaign shows as it is stored, also when that changes.
 */
export function useCampaignWork(stored: WholeCampaign, draftName: string) {
  const draft = useDraft<Work>(draftName, isWork)
  const [work, setWork] = useState(draft.restored && whole(draft.restored.value))
  const isDirty = useRef(work !== undefined)
  const { base, edits, clients } = work ?? { base: stored, edits: NO_EDITS, clients: {} }

  function change(next: Work | undefined): void {
    isDirty.current = next !== undefined
    setWork(next)
    if (next) draft.keep(next)
    else draft.clear()
  }

  const put = (next: Work): void => change(hasNoEdits(next.edits) ? undefined : next)

  return {
    base,
    edits,
    clientName: (id: number): string | undefined =>
      id === base.campaign.user_id ? (base.campaign.client_name ?? undefined) : clients[id],
    shown: useMemo(() => withEdits(base, edits), [base, edits]),
    changes: useMemo(() => listEdits(base, edits), [base, edits]),
    /** UTC milliseconds of the unsaved changes that the page started from. */
    restoredAt: draft.restored?.savedAt,
    isDirty: () => isDirty.current,
    /** Stages one more change; `picked` names a client who was picked, by id. */
    stage: (make: Make, picked?: Work['clients']) =>
      put({ base, edits: make(edits, base), clients: { ...clients, ...picked } }),
    /** The same edits on another state: after somebody else saved. */
    rebase: (next: WholeCampaign, nextEdits: CampaignEdits) => put({ base: next, edits: nextEdits, clients }),
    discard: () => change(undefined),
  }
}

export type CampaignWork = ReturnType<typeof useCampaignWork>
