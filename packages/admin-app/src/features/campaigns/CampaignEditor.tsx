import { Alert } from '@mui/material'
import { serverClock } from '@product/client-app/server-clock'
import { CAMPAIGN_NOTICES, type WholeCampaign } from '@product/sdk/nouns/campaigns'
import { listEdits } from '@product/sdk/features/campaigns'
import { ApiError } from '@product/sdk/client'
import { SaveContextProvider, useTranslate } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { useApi } from '../../config/runtime'
import { isStaleEdit } from '../../data/as-http-error'
import { LeaveGuard } from '../../forms/LeaveGuard'
import { RestoredNotice } from '../../forms/RestoredNotice'
import { SaveBar } from '../../forms/SaveBar'
import { useToast } from '../../toasts/use-toast'
import { CampaignForm } from './CampaignForm'
import { campaignProblems, refusedFields } from './campaign-problems'
import { RefusedSave } from './RefusedSave'
import { StaleCampaign } from './StaleCampaign'
import { editsText } from './summarize-edits'
import { useCampaignWork } from './use-campaign-work'
import { isNewCampaign, type SavedCampaign } from './save-campaign'
import { useSaveCampaign } from './use-save-campaign'
import { useDates } from '../../texts/dates'

interface CampaignEditorProps {
  stored: WholeCampaign
  /** Under which name unsaved changes are kept. */
  draftName: string
  onSaved?: (saved: SavedCampaign) => void
  /** Beside the save button. */
  extra?: ReactNode
}

interface Did {
  text: string
  warnings: readonly string[]
}

/** Stages, previews and saves a campaign, all or nothing. Spec: operations, 4. */
export function CampaignEditor({ stored, draftName, onSaved, extra }: CampaignEditorProps) {
  const translate = useTranslate()
  const dates = useDates()
  const toast = useToast()
  const api = useApi()
  const work = useCampaignWork(stored, draftName)
  const save = useSaveCampaign(draftName)
  const [showsProblems, setShowsProblems] = useState(false)
  const [did, setDid] = useState<Did>()
  const [theirs, setTheirs] = useState<WholeCampaign>()
  const isNew = isNewCampaign(stored)
  const { base, edits, changes } = work
  const summary = editsText(changes, translate)

  const issues = save.error instanceof ApiError ? save.error.issues : {}
  const problems = {
    ...refusedFields(issues),
    ...(showsProblems && campaignProblems(work.shown.campaign, isNew)),
  }

  async function send(toSave: Pick<typeof work, 'base' | 'edits'>): Promise<void> {
    if (save.isPending) return
    const what = editsText(listEdits(toSave.base, toSave.edits), translate)
    try {
      const saved = await save.mutateAsync(toSave)
      const time = dates.time(serverClock.now())
      work.discard()
      setTheirs(undefined)
      setShowsProblems(false)
      setDid({ text: translate('campaign.save.did', { time, summary: what }), warnings: saved.warnings })
      toast('success', isNew ? CAMPAIGN_NOTICES.created : CAMPAIGN_NOTICES.updated, { stays: 'long' })
      onSaved?.(saved)
    } catch (error) {
      // Other failures are told by the client's toast and, by field, in the form.
      if (isStaleEdit(error)) await overtake()
    }
  }

  async function overtake(): Promise<void> {
    const id = base.campaign.campaign_id
    setTheirs(await api.campaignForEdit({ params: { id } }).catch(() => undefined))
  }

  function submit(form: HTMLFormElement): void {
    const isWrong = Object.keys(campaignProblems(work.shown.campaign, isNew)).length > 0
    // What is wrong is marked before the first of it takes the focus: a moment later it might take it from who types on.
    flushSync(() => setShowsProblems(isWrong))
    if (isWrong) form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    else if (changes.length > 0) void send({ base, edits })
  }

  const will = translate(isNew ? 'campaign.save.will_create' : 'campaign.save.will', { summary })
  const nothing = did?.text ?? translate('campaign.save.nothing')
  return (
    <SaveContextProvider value={{ saving: save.isPending }}>
      <form
        noValidate
        aria-busy={save.isPending}
        onSubmit={event => {
          event.preventDefault()
          submit(event.currentTarget)
        }}
      >
        {work.restoredAt !== undefined && (
          <RestoredNotice savedAt={work.restoredAt} onDiscard={work.discard} />
        )}
        {did?.warnings.map(text => (
          <Alert key={text} severity="warning" sx={{ mb: 2 }}>
            {text}
          </Alert>
        ))}
        <CampaignForm work={work} problems={problems} isNew={isNew} />
        <RefusedSave issues={issues} problems={problems} />
        <SaveBar
          label={isNew ? 'campaign.save.create' : undefined}
          isDirty={changes.length > 0}
          status={changes.length > 0 ? will : nothing}
        >
          {extra}
        </SaveBar>
        <LeaveGuard isDirty={work.isDirty} onDiscard={work.discard} />
      </form>
      {theirs && (
        <StaleCampaign
          overtaken={{ base, mine: edits, theirs }}
          clientName={work.clientName}
          isPending={save.isPending}
          onTakeTheirs={() => {
            work.discard()
            setTheirs(undefined)
          }}
          onSave={chosen => {
            work.rebase(theirs, chosen)
            void send({ base: theirs, edits: chosen })
          }}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </SaveContextProvider>
  )
}
