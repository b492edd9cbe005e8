import { Box, Skeleton, Typography } from '@mui/material'
import { FieldTitle, type RaRecord, RecordContextProvider, useListContext, useRecordContext } from 'ra-core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useAdmin } from '../config/runtime'
import { ColumnValue } from './ColumnValue'
import { useIsLeftIn } from './left-out-columns'
import { ListEmpty } from './ListEmpty'
import { TickCard } from './TickCard'
import { type ResourceColumn, useColumns } from './use-columns'

interface RecordCardsProps {
  resource: string
  rowLink?: (record: RaRecord) => string
  rowActions?: ReactNode
  /** Whether there is something that can be done with ticked cards. */
  tickable?: boolean
  empty?: ReactNode
}

/**
 * The list around it on a phone: a card per record, headed by what it is called by, else by the first
 * column that says something.
 */
export function RecordCards({ resource, rowLink, rowActions, tickable = false, empty }: RecordCardsProps) {
  const { data, isPending } = useListContext()
  const isLeftIn = useIsLeftIn()
  const columns = useColumns(resource).filter(column => !column.hidden && isLeftIn(column))
  if (isPending) return <WaitingCards />
  if (!data || data.length === 0) return <ListEmpty>{empty}</ListEmpty>
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map(record => (
        <Box component="li" key={record.id} sx={{ p: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
          <RecordContextProvider value={record}>
            <RecordCard
              resource={resource}
              columns={columns}
              to={rowLink?.(record)}
              actions={rowActions}
              tickable={tickable}
            />
          </RecordContextProvider>
        </Box>
      ))}
    </Box>
  )
}

interface RecordCardProps {
  resource: string
  columns: readonly ResourceColumn[]
  to?: string
  actions?: ReactNode
  tickable: boolean
}

function RecordCard({ resource, columns, to, actions, tickable }: RecordCardProps) {
  const record = useRecordContext()
  const calledBy = useAdmin().resources[resource]?.recordRepresentation
  const saysSomething = ({ source, render }: ResourceColumn) => {
    const value: unknown = record?.[source]
    if (value === undefined) return render !== undefined
    return value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  }
  const first =
    columns.find(column => column.source === calledBy && saysSomething(column)) ??
    columns.find(saysSomething) ??
    columns[0]
  if (!first) return null
  const others = columns.filter(column => column !== first && saysSomething(column))
  const heading = <ColumnValue column={first} />
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        {tickable && <TickCard />}
        <Typography component="h2" variant="h3" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          {to === undefined ? (
            heading
          ) : (
            <Box component={Link} to={to} sx={{ color: 'primary.main', textDecoration: 'none' }}>
              {heading}
            </Box>
          )}
        </Typography>
        {actions}
      </Box>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5, m: 0, mt: 1 }}
      >
        {others.map(column => (
          <Box key={column.source} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="caption" color="textSecondary">
              <FieldTitle label={column.label} source={column.source} resource={resource} />
            </Typography>
            <Box component="dd" sx={{ m: 0, textAlign: 'right', overflowWrap: 'anywhere' }}>
              <ColumnValue column={column} />
            </Box>
          </Box>
        ))}
      </Box>
    </>
  )
}

function WaitingCards() {
  return (
    <Box aria-hidden>
      {[0, 1, 2, 3].map(card => (
        <Box key={card} sx={{ p: 2 }}>
          <Skeleton width="60%" height={24} />
          <Skeleton width="80%" />
          <Skeleton width="70%" />
        </Box>
      ))}
    </Box>
  )
}
