import { serverClock } from '@product/client-app/server-clock'
import { Button, Typography } from '@mui/material'
import {
  BOARD_STATES,
  type BoardState,
  boardState,
  silentVendors,
} from '@product/sdk/features/picture-tagging'
import { currentPayMonth, readPayMonth } from '@product/sdk/nouns/payments'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useRuntime } from '../../config/runtime'
import { Page } from '../../layout/Page'
import { PageSkeleton } from '../../layout/PageSkeleton'
import { EmptyState, ErrorState } from '../../layout/StateMessage'
import { remindersLink } from '../../nouns/messages/reminder-start'
import { ToThreads } from '../../nouns/messages/ToThreads'
import { TAGGED_PICTURES } from '../../pictures/use-picture-tags'
import { BoardMonth } from './BoardMonth'
import { BoardStates } from './BoardStates'
import { BoardTable } from './BoardTable'
import { TrucksOnCampaign } from './TrucksOnCampaign'

/** Month and state stand in the address, so that a link shows the same. */
function useBoardView() {
  const [params, setParams] = useSearchParams()
  const current = currentPayMonth(serverClock.now())
  const month = readPayMonth(params.get('month') ?? '') ?? current
  const state = BOARD_STATES.find(one => one === params.get('state'))
  function change(name: 'month' | 'state', value: string | undefined): void {
    setParams(
      before => {
        const next = new URLSearchParams(before)
        if (value === undefined) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return {
    month,
    current,
    state,
    setMonth: (next: string) => change('month', next === current ? undefined : next),
    setState: (next: BoardState | undefined) => change('state', next),
  }
}

/** The compliance board: truck by side of a month, what was asked for, came, was tagged and approved. Ours. */
export function PictureBoardPage() {
  const translate = useTranslate()
  const { backgroundApi } = useRuntime()
  const { month, current, state, setMonth, setState } = useBoardView()
  const [reviewed, setReviewed] = useState<{ vendor_id: number; phone_number: string | null }>()
  const { data, error, refetch } = useQuery({
    queryKey: ['picture-board', TAGGED_PICTURES, month],
    queryFn: async ({ signal }) => (await backgroundApi.pictureBoard({ query: { month }, signal })).trucks,
  })
  const shown = data?.filter(truck => state === undefined || boardState(truck) === state) ?? []
  return (
    <Page
      title="board.title"
      actions={
        <Button
          variant="contained"
          component={Link}
          {...remindersLink(month === current ? silentVendors(data ?? []) : [])}
        >
          {translate('board.remind')}
        </Button>
      }
    >
      <ToThreads />
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {translate('board.lead')}
      </Typography>
      <BoardMonth month={month} current={current} onPick={setMonth} />
      {!data && error && (
        <ErrorState title="board.failed" text={error.message} onRetry={() => void refetch()} />
      )}
      {!data && !error && <PageSkeleton />}
      {data?.length === 0 && <EmptyState title="board.empty" text="board.empty_text" />}
      {data !== undefined && data.length > 0 && (
        <>
          <BoardStates trucks={data} chosen={state} onChoose={setState} />
          {shown.length === 0 ? (
            <EmptyState title="board.none_left" />
          ) : (
            <BoardTable month={month} trucks={shown} onReview={setReviewed} canReview={month === current} />
          )}
        </>
      )}
      {reviewed && (
        <TrucksOnCampaign
          vendorId={reviewed.vendor_id}
          phone={reviewed.phone_number}
          onClose={() => setReviewed(undefined)}
        />
      )}
    </Page>
  )
}
