import EditOutlined from '@mui/icons-material/EditOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import { Box, Typography } from '@mui/material'
import { REMOVAL_TEXTS } from '@product/sdk/nouns/removals'
import { type RaRecord, useRecordContext } from 'ra-core'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { Page } from '../../layout/Page'
import { EmptyState } from '../../layout/StateMessage'
import { ResourceTable } from '../../lists/ResourceTable'
import { RowButton } from '../../lists/RowButton'
import { REMOVAL_PARAMETER, removalAddress } from '../../removal-address'
import { COMPLETED, UPCOMING } from './removal-resources'
import { RemovalCounts } from './RemovalCounts'
import { RemovalDialog } from './RemovalDialog'

const rowLink = ({ id }: RaRecord): string => removalAddress(Number(id))

/** Upcoming removals, then completed ones. The address says which one is shown. Spec: operations, 2. */
export function RemovalsPage() {
  const [params, setParams] = useSearchParams()
  const text = params.get(REMOVAL_PARAMETER)
  const shown = text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined
  const show = (id: number | undefined) =>
    setParams(before => {
      const after = new URLSearchParams(before)
      if (id === undefined) after.delete(REMOVAL_PARAMETER)
      else after.set(REMOVAL_PARAMETER, String(id))
      return after
    })
  return (
    <Page title="console.sidebar.removals">
      <RemovalCounts />
      <Box className="plain-in-turn" sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <RemovalTable isComplete={false} onOpen={show} />
        <RemovalTable isComplete onOpen={show} />
      </Box>
      {shown !== undefined && <RemovalDialog key={shown} id={shown} onClose={() => show(undefined)} />}
    </Page>
  )
}

function RemovalTable({ isComplete, onOpen }: { isComplete: boolean; onOpen: (id: number) => void }) {
  const id = useId()
  const text = isComplete ? REMOVAL_TEXTS.completed : REMOVAL_TEXTS.upcoming
  const state = isComplete ? 'completed' : 'upcoming'
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography component="h2" variant="h2" id={id} sx={{ mb: 1 }}>
        {text}
      </Typography>
      <ResourceTable
        resource={isComplete ? COMPLETED : UPCOMING}
        label={text}
        rowLink={rowLink}
        sort={isComplete ? { field: 'removed_date', order: 'DESC' } : { field: 'vendor_name', order: 'ASC' }}
        rowActions={<OpenButton onOpen={onOpen} isComplete={isComplete} />}
        inAddress={!isComplete}
        empty={<EmptyState title={`removals.empty_${state}`} text={`removals.empty_${state}_text`} />}
      />
    </Box>
  )
}

function OpenButton({ isComplete, onOpen }: { isComplete: boolean; onOpen: (id: number) => void }) {
  const record = useRecordContext()
  if (!record) return null
  return (
    <RowButton
      label={isComplete ? 'removals.review_named' : 'removals.edit_named'}
      name={String(record.truck_name)}
      icon={isComplete ? VisibilityOutlined : EditOutlined}
      onClick={() => onOpen(Number(record.id))}
    />
  )
}
