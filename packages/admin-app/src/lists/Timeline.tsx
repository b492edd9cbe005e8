import CheckOutlined from '@mui/icons-material/CheckOutlined'
import { Box, Button, Chip, Skeleton, Stack, Typography } from '@mui/material'
import type { TimelineAnswer, TimelineKind } from '@product/sdk/nouns/fleet'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Section } from '../layout/Section'
import { EmptyState, ErrorState } from '../layout/StateMessage'
import { useDates } from '../texts/dates'
import { numberText } from '../texts/shown-numbers'
import { FIRST_OF_TIMELINE } from './first-of-timeline'
import { timelineDays } from './timeline-days'
import { TimelineRow } from './TimelineRow'

const { pageSize } = FIRST_OF_TIMELINE

export interface TimelineProps {
  /** Under what the answers are kept, such as `['trucks', 'timeline', id]`. */
  queryKey: readonly unknown[]
  load: (
    query: { page: number; pageSize: number; kinds: string },
    signal: AbortSignal,
  ) => Promise<TimelineAnswer>
  /** Where it is a vendor's: which truck an entry is of. */
  namesTrucks?: boolean
}

const ROWS = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { display: 'flex', gap: 1.5, py: 0.75, alignItems: 'flex-start' },
  '& .icon': { color: 'text.secondary', display: 'flex', pt: 0.25 },
  '& .what': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& time': { whiteSpace: 'nowrap', pt: 0.25, fontVariantNumeric: 'tabular-nums' },
} as const

/** All that happened to a vendor or a truck, the newest first: by kind, by day, older entries when asked for. */
export function Timeline({ queryKey, load, namesTrucks = false }: TimelineProps) {
  const translate = useTranslate()
  const dates = useDates()
  const [chosen, setChosen] = useState<readonly TimelineKind[]>([])
  const kinds = chosen.join(',')
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isPlaceholderData } =
    useInfiniteQuery({
      queryKey: [...queryKey, kinds],
      queryFn: ({ pageParam, signal }) => load({ page: pageParam, pageSize, kinds }, signal),
      initialPageParam: 0,
      getNextPageParam: ({ rowCount }, pages) =>
        pages.length * pageSize < rowCount ? pages.length : undefined,
      placeholderData: keepPreviousData,
    })
  const toggle = (kind: TimelineKind) =>
    setChosen(before => (before.includes(kind) ? before.filter(other => other !== kind) : [...before, kind]))
  const pages = data?.pages ?? []
  const days = timelineDays(pages.flatMap(({ timeline }) => timeline))
  return (
    <Section title="console.timeline.title" sx={{ mt: 4 }}>
      <KindChips counts={pages.at(-1)?.kinds ?? []} chosen={chosen} onToggle={toggle} />
      {error && (
        <ErrorState title="console.timeline.failed" text={error.message} onRetry={() => void refetch()} />
      )}
      {!error && !data && <Waiting />}
      {data && days.length === 0 && (
        <EmptyState title="console.timeline.empty" text="console.timeline.empty_text" />
      )}
      <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
        {days.map(({ day, entries }) => (
          <Box key={day} sx={{ mb: 2 }}>
            <Typography component="h3" variant="subtitle2" color="textSecondary">
              <time dateTime={day}>{dates.inWords(day)}</time>
            </Typography>
            <Box component="ul" sx={ROWS}>
              {entries.map(entry => (
                <TimelineRow key={entry.key} entry={entry} namesTruck={namesTrucks} />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      {hasNextPage && (
        <Button variant="outlined" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {translate('console.timeline.older')}
        </Button>
      )}
    </Section>
  )
}

interface KindChipsProps {
  counts: TimelineAnswer['kinds']
  chosen: readonly TimelineKind[]
  onToggle: (kind: TimelineKind) => void
}

/** With none pressed all kinds show. */
function KindChips({ counts, chosen, onToggle }: KindChipsProps) {
  const translate = useTranslate()
  if (counts.length < 2) return null
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={translate('console.timeline.filter')}
      sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}
    >
      {counts.map(({ kind, count }) => {
        const isChosen = chosen.includes(kind)
        return (
          <Chip
            key={kind}
            component="button"
            label={`${translate(`console.timeline.kinds.${kind}`)} ${numberText(count)}`}
            icon={isChosen ? <CheckOutlined /> : undefined}
            variant={isChosen ? 'filled' : 'outlined'}
            aria-pressed={isChosen}
            onClick={() => onToggle(kind)}
          />
        )
      })}
    </Stack>
  )
}

const Waiting = () => (
  <Box aria-hidden>
    {Array.from({ length: 5 }, (_, at) => (
      <Skeleton key={at} height={32} sx={{ maxWidth: 480 }} />
    ))}
  </Box>
)
