import EditOutlined from '@mui/icons-material/EditOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import { Box, Typography } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { FIX_LIST_TEXTS } from '@product/sdk/nouns/fix-list'
import { type RaRecord, useRecordContext } from 'ra-core'
import { useId } from 'react'
import { EmptyState } from '../../layout/StateMessage'
import { ResourceTable } from '../../lists/ResourceTable'
import { LeftOutColumns } from '../../lists/left-out-columns'
import { RowButton } from '../../lists/RowButton'
import { CLOSED_ITEMS, type FixListRow, OPEN_ITEMS } from './fix-list-resources'

interface FixListTablesProps {
  onOpen: (id: number) => void
  rowLink?: (record: RaRecord) => string
  /** Only those of a truck or vendor. */
  filter?: Record<string, unknown>
  /** Columns that would say the same in every row. */
  leftOut?: readonly string[]
  /** On its own page it is searched, saved as a file, and its state stands in the address. */
  isMain?: boolean
}

/** "Tables 'Open Fix List Items' and 'Closed Fix List Items' (different colours)". Spec: operations, 2. */
export const FixListTables = ({ leftOut = [], ...props }: FixListTablesProps) => (
  <LeftOutColumns value={leftOut}>
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ItemTable {...props} closed={false} />
      <ItemTable {...props} closed />
    </Box>
  </LeftOutColumns>
)

const LOOKS = {
  open: { resource: OPEN_ITEMS, text: FIX_LIST_TEXTS.open, colour: 'warning' },
  closed: { resource: CLOSED_ITEMS, text: FIX_LIST_TEXTS.closed, colour: 'success' },
} as const

function ItemTable({
  closed,
  onOpen,
  rowLink,
  filter,
  isMain = false,
}: Omit<FixListTablesProps, 'leftOut'> & { closed: boolean }) {
  const id = useId()
  const state = closed ? 'closed' : 'open'
  const { resource, text, colour } = LOOKS[state]
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        borderTop: 4,
        borderColor: `${colour}.main`,
        pt: 1.5,
        '& td.column-date_identified, & td.column-date_closed': { whiteSpace: 'nowrap' },
        '& .MuiTableHead-root .MuiTableCell-root': {
          bgcolor: ({ palette }: Theme) =>
            `color-mix(in srgb, ${palette[colour].main} 12%, ${palette.background.paper})`,
        },
      }}
    >
      <Typography component="h2" variant="h2" id={id} sx={{ mb: 1, color: `${colour}.main` }}>
        {text}
      </Typography>
      <ResourceTable
        resource={resource}
        label={text}
        filter={filter}
        rowLink={rowLink}
        sort={closed ? { field: 'date_closed', order: 'DESC' } : { field: 'vendor_name', order: 'ASC' }}
        rowActions={<OpenItem onOpen={onOpen} />}
        searchable={isMain}
        exportable={isMain}
        inAddress={isMain && !closed}
        empty={<EmptyState title={`fix_list.empty_${state}`} text={`fix_list.empty_${state}_text`} />}
      />
    </Box>
  )
}

function OpenItem({ onOpen }: Pick<FixListTablesProps, 'onOpen'>) {
  const record = useRecordContext<FixListRow>()
  if (!record) return null
  const { closed, truck_name, truck_problem_id } = record
  return (
    <RowButton
      label={closed ? 'fix_list.review_named' : 'fix_list.edit_named'}
      name={truck_name}
      icon={closed ? VisibilityOutlined : EditOutlined}
      onClick={() => onOpen(truck_problem_id)}
    />
  )
}
