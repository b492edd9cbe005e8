import { Box, Button, Card, LinearProgress, Skeleton, Typography } from '@mui/material'
import type { Blast } from '@product/sdk/nouns/messages'
import { serverClock } from '@product/client-app/server-clock'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { InstantText } from '../../fields/InstantText'
import { Page } from '../../layout/Page'
import { ErrorState } from '../../layout/StateMessage'
import { ToThreads } from '../../nouns/messages/ToThreads'
import { pathTo } from '../../paths'
import { BlastSummary } from './BlastSummary'
import { LeftOutList } from './LeftOutList'
import { isRunning, isWaiting, useBlast } from './use-blast'
import { useDates } from '../../texts/dates'

/** How far a message to many has come; its id stands in the address, so a reload goes on where it was. Spec: communication, 2. */
export function BlastPage() {
  const translate = useTranslate()
  const { id = '' } = useParams()
  const { data, error, refetch } = useBlast(id)
  return (
    <Page
      title="compose.blast_title"
      width="form"
      actions={
        <Button variant="outlined" component={Link} to={pathTo('compose')}>
          {translate('compose.another')}
        </Button>
      }
    >
      <ToThreads />
      {data && <ShownBlast key={id} blast={data} />}
      {!data && error && (
        <ErrorState title="compose.blast_failed" text={error.message} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton variant="rounded" height={180} />}
    </Page>
  )
}

function ShownBlast({ blast }: { blast: Blast }) {
  const translate = useTranslate()
  const [isClosed, setClosed] = useState(false)
  const { body, kind, created_at, created_by_name, scheduled_for, total, attempted, left_out } = blast
  const waits = isWaiting(blast, serverClock.now())
  const isDone = !waits && !isRunning(blast)
  return (
    <Card sx={{ p: 3 }}>
      <Typography variant="caption" color="textSecondary" component="div">
        <InstantText instant={created_at} />
        {created_by_name !== null && ` · ${created_by_name}`}
      </Typography>
      <Typography sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {kind === 'reminder' ? translate('compose.reminder') : body || translate('compose.pictures_only')}
      </Typography>
      <Box sx={{ my: 3 }}>
        {waits && scheduled_for !== null ? (
          <Waiting at={scheduled_for} total={total} />
        ) : (
          <Progress attempted={attempted} total={total} />
        )}
      </Box>
      <LeftOutList leftOut={left_out} heading="h2" />
      {isDone && (
        <Button variant="contained" onClick={() => setClosed(false)}>
          {translate('compose.summary')}
        </Button>
      )}
      {isDone && !isClosed && <BlastSummary blast={blast} onClose={() => setClosed(true)} />}
    </Card>
  )
}

function Progress({ attempted, total }: { attempted: number; total: number }) {
  const translate = useTranslate()
  const isDone = attempted >= total
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 1 }}>
        <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {`${attempted}/${total}`}
        </Typography>
        <Typography color="textSecondary" role="status">
          {translate(isDone ? 'compose.all_attempted' : 'compose.sending')}
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 100 : (attempted / total) * 100}
        aria-label={translate('compose.progress')}
      />
      {!isDone && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
          {translate('compose.goes_on')}
        </Typography>
      )}
    </>
  )
}

function Waiting({ at, total }: { at: string; total: number }) {
  const translate = useTranslate()
  return (
    <>
      <Typography variant="h3" component="p">
        {translate('compose.waits', { time: useDates().appointment(at), smart_count: total })}
      </Typography>
      <Button component={Link} to={pathTo('scheduledMessages')} sx={{ mt: 1 }}>
        {translate('compose.to_scheduled')}
      </Button>
    </>
  )
}
