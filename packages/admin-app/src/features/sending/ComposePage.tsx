import { Box } from '@mui/material'
import { MESSAGE_TEXTS } from '@product/sdk/nouns/messages'
import { useNavigate } from 'react-router'
import { LeaveGuard } from '../../forms/LeaveGuard'
import { RestoredNotice } from '../../forms/RestoredNotice'
import { Page } from '../../layout/Page'
import { ToThreads } from '../../nouns/messages/ToThreads'
import { pathTo } from '../../paths'
import { useToast } from '../../toasts/use-toast'
import { DryRun } from './DryRun'
import { MessageSection } from './MessageSection'
import { RecentBlasts } from './RecentBlasts'
import { RecipientsSection } from './RecipientsSection'
import { SendBar } from './SendBar'
import { useComposeDraft } from './use-compose-draft'
import { useDryRun } from './use-dry-run'

/** A message to many: recipients, text and pictures, the dry run beside them, send or schedule. Spec: communication, 2. */
export function ComposePage() {
  const toast = useToast()
  const navigate = useNavigate()
  const work = useComposeDraft()
  const dryRun = useDryRun(work.draft)
  return (
    <Page title="compose.title">
      <ToThreads />
      {work.restoredAt !== undefined && <RestoredNotice savedAt={work.restoredAt} onDiscard={work.discard} />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <RecipientsSection work={work} />
          <MessageSection work={work} />
        </Box>
        <DryRun {...dryRun} draft={work.draft} />
      </Box>
      <SendBar
        draft={work.draft}
        plan={dryRun.isOutdated ? undefined : dryRun.plan}
        onSent={(id, isScheduled) => {
          work.discard()
          toast('success', isScheduled ? 'compose.scheduled' : MESSAGE_TEXTS.sent)
          void navigate(pathTo('blast', { id }))
        }}
      />
      <RecentBlasts />
      <LeaveGuard isDirty={work.isDirty} onDiscard={work.discard} />
    </Page>
  )
}
