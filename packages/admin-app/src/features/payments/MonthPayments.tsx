import { Box, Card, Chip } from '@mui/material'
import type { PayMonth } from '@product/sdk/nouns/payments'
import { ListPaginationContext, useStore, useTranslate } from 'ra-core'
import { type ReactNode, useMemo } from 'react'
import { useRules } from '../../config/runtime'
import { GonePages } from '../../layout/gone-pages'
import { EmptyState, ErrorState } from '../../layout/StateMessage'
import { ListPagination } from '../../lists/ListPagination'
import { SearchBox } from '../../lists/SearchBox'
import { TableSkeleton } from '../../lists/TableSkeleton'
import { BillProblems } from './BillProblems'
import { deletedPages } from './deleted-pages'
import type { MonthParams, MonthView } from './month-address'
import { MonthSummary } from './MonthSummary'
import { PaymentLines } from './PaymentLines'
import { PeriodActions } from './PeriodActions'
import { chosenLines } from './shown-lines'
import { useMonth } from './use-month'

interface MonthPaymentsProps {
  month: PayMonth
  view: MonthView
  onChange: (changed: MonthParams) => void
  /** What else is to be said of the month, below how it stands. */
  notice: ReactNode
  /** The notice is still asked for: what stands below it would move. */
  isHeld: boolean
}

const NONE = { vendor_ids: [], truck_ids: [] }

/** A month: how it stands, what can be done with it, and its lines. */
export function MonthPayments({ month, view, onChange, notice, isHeld }: MonthPaymentsProps) {
  const translate = useTranslate()
  const rules = useRules()
  const [perPage, setPerPage] = useStore('payments.perPage', rules.defaultPageSize)
  const { data: known, error, refetch } = useMonth(month)
  const data = isHeld ? undefined : known
  const isPending = data === undefined
  const { search, onlyNotReady, sort, order } = view
  const all = data?.payment_schedules
  const lines = useMemo(
    () => chosenLines(all ?? [], { search, onlyNotReady, sort, order }),
    [all, search, onlyNotReady, sort, order],
  )
  const deleted = useMemo(() => deletedPages(data?.deleted ?? NONE), [data])
  if (error && !known) {
    return <ErrorState title="payments.failed" text={error.message} onRetry={() => void refetch()} />
  }
  const pages = Math.max(1, Math.ceil(lines.length / perPage))
  const page = Math.min(view.page, pages)
  const setPage = (next: number) => onChange({ page: next === 1 ? undefined : String(next) })
  const onOpen = (schedule: string) => onChange({ schedule })
  return (
    <GonePages.Provider value={deleted}>
      <MonthSummary month={month} payments={data} />
      {data && notice}
      {data && <PeriodActions month={month} payments={data} />}
      {data && <BillProblems problems={data.bill_problems} />}
      {data && data.rowCount > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1, minHeight: 48 }}>
          <SearchBox
            searched={search}
            onSearch={text => onChange({ search: text.trim() || undefined, page: undefined })}
          />
          <Chip
            label={translate('payments.only_not_ready', { count: data.not_ready_count })}
            color={onlyNotReady ? 'primary' : 'default'}
            variant={onlyNotReady ? 'filled' : 'outlined'}
            component="button"
            aria-pressed={onlyNotReady}
            clickable
            onClick={() => onChange({ show: onlyNotReady ? undefined : 'not-ready', page: undefined })}
          />
        </Box>
      )}
      {/* Drawn anew when the month comes: it stands lower than what stands for it. */}
      <Card key={String(isPending)} sx={{ position: 'relative', overflow: 'visible' }}>
        {isPending && <TableSkeleton columns={9} rows={perPage} />}
        {data && data.rowCount === 0 && <EmptyState title="payments.empty" text="payments.empty_text" />}
        {data && data.rowCount > 0 && lines.length === 0 && <EmptyState title="payments.none_found" />}
        {data && lines.length > 0 && (
          <PaymentLines
            lines={lines}
            page={lines.slice((page - 1) * perPage, page * perPage)}
            total={data.total}
            view={view}
            isWhole={lines.length === data.rowCount}
            onChange={onChange}
            onOpen={onOpen}
          />
        )}
      </Card>
      <ListPaginationContext.Provider
        value={{
          isLoading: isPending,
          isPending,
          page,
          perPage,
          total: lines.length,
          setPage,
          setPerPage: size => {
            setPerPage(size)
            setPage(1)
          },
          hasPreviousPage: page > 1,
          hasNextPage: page < pages,
          resource: 'payments',
        }}
      >
        <ListPagination />
      </ListPaginationContext.Provider>
    </GonePages.Provider>
  )
}
