import EditOutlined from '@mui/icons-material/EditOutlined'
import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableFooter,
  TableHead,
  TableRow,
  TableSortLabel,
  Typography,
} from '@mui/material'
import type { PayableLine } from '@product/sdk/features/payments'
import { type Cents, centsText } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import { Fragment } from 'react'
import { RowButton } from '../../lists/RowButton'
import {
  amountText,
  CampaignCell,
  dayText,
  daysText,
  percentText,
  rateText,
  Readiness,
  TruckCell,
  VendorCell,
} from './LineCells'
import { LINE_SORTS, type LineSort, type MonthParams, type MonthView } from './month-address'
import { scheduleKey } from './schedule-key'
import type { VendorGroup } from './shown-lines'

export interface ShownLinesProps {
  groups: readonly VendorGroup[]
  /** The sum and the number of all lines that were found. */
  found: Cents
  count: number
  total: Cents
  isWhole: boolean
  view: MonthView
  onChange: (changed: MonthParams) => void
  onOpen: (schedule: string) => void
}

const COLUMNS = [
  { name: 'truck_name' },
  { name: 'campaign_name' },
  { name: 'start_date' },
  { name: 'end_date' },
  { name: 'active' },
  { name: 'days_on_campaign', right: true },
  { name: 'monthly_rate', right: true },
  { name: 'prorate_multiplier', right: true },
  { name: 'amount_ext', right: true },
  { name: 'pictures_received' },
  { name: 'not_ready' },
  { name: 'edit', right: true },
] as const

const AMOUNT_AT = COLUMNS.findIndex(({ name }) => name === 'amount_ext')
const AFTER_AMOUNT = COLUMNS.length - AMOUNT_AT - 1

/** By vendor with subtotals; in another order each line says its vendor. Head and totals stay while the rows scroll. */
export function PaymentsTable(props: ShownLinesProps & { page: readonly PayableLine[] }) {
  const { groups, page, found, count, total, isWhole, view, onChange, onOpen } = props
  const translate = useTranslate()
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={translate('payments.table')}
      sx={{ maxHeight: 'max(440px, calc(100dvh - 260px))', position: 'relative' }}
    >
      <Table
        size="small"
        stickyHeader
        aria-label={translate('payments.table')}
        sx={{ minWidth: 1080, '& .MuiTableCell-root': { px: 1 } }}
      >
        <TableHead>
          <TableRow>
            {COLUMNS.map(column => (
              <HeadCell key={column.name} {...column} view={view} onChange={onChange} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {view.sort === undefined
            ? groups.map(({ sum, lines }) => (
                <Fragment key={sum.vendor_id}>
                  <TableRow sx={{ bgcolor: 'action.hover' }}>
                    <TableCell component="th" scope="rowgroup" colSpan={AMOUNT_AT} sx={{ fontWeight: 600 }}>
                      <VendorCell of={sum} underline="always" />{' '}
                      <Typography component="span" variant="caption" color="textSecondary">
                        {translate('payments.lines', { smart_count: sum.lines })}
                      </Typography>
                    </TableCell>
                    <TableCell align="right" sx={{ fontWeight: 600, ...FIGURES }}>
                      ${centsText(sum.cents)}
                    </TableCell>
                    <TableCell colSpan={AFTER_AMOUNT} />
                  </TableRow>
                  {lines.map(line => (
                    <LineRow key={line.payment_schedule_id} line={line} onOpen={onOpen} />
                  ))}
                </Fragment>
              ))
            : page.map(line => (
                <LineRow key={line.payment_schedule_id} line={line} onOpen={onOpen} namesVendor />
              ))}
        </TableBody>
        <TableFooter>
          <TableRow
            sx={{ '& > td': { position: 'sticky', bottom: 0, zIndex: 2, bgcolor: 'background.paper' } }}
          >
            <TableCell colSpan={AMOUNT_AT} sx={TOTAL}>
              {translate(isWhole ? 'payments.total' : 'payments.total_found', {
                smart_count: count,
                total: `$${centsText(total)}`,
              })}
            </TableCell>
            <TableCell align="right" sx={{ ...TOTAL, ...FIGURES }}>
              ${centsText(found)}
            </TableCell>
            <TableCell colSpan={AFTER_AMOUNT} sx={TOTAL} />
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  )
}

const FIGURES = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const
const TOTAL = {
  fontWeight: 600,
  fontSize: '0.875rem',
  color: 'text.primary',
  borderTop: 1,
  borderColor: 'divider',
} as const

interface HeadCellProps {
  name: (typeof COLUMNS)[number]['name']
  right?: boolean
  view: MonthView
  onChange: (changed: MonthParams) => void
}

const isSort = (name: string): name is LineSort => LINE_SORTS.some(sort => sort === name)

function HeadCell({ name, right = false, view, onChange }: HeadCellProps) {
  const translate = useTranslate()
  const label = translate(`payments.columns.${name}`)
  const isSorted = view.sort === name
  /** First up, then down, then by vendor again. */
  function sort(): void {
    const next = isSorted ? (view.order === 'asc' ? 'desc' : undefined) : 'asc'
    onChange({
      sort: next && name,
      order: next === 'desc' ? 'desc' : undefined,
      page: undefined,
    })
  }
  return (
    <TableCell
      align={right ? 'right' : 'left'}
      sortDirection={isSorted ? view.order : false}
      sx={{ bgcolor: 'background.paper' }}
    >
      {isSort(name) ? (
        <TableSortLabel active={isSorted} direction={isSorted ? view.order : 'asc'} onClick={sort}>
          {label}
        </TableSortLabel>
      ) : (
        label
      )}
    </TableCell>
  )
}

interface LineRowProps {
  line: PayableLine
  onOpen: (schedule: string) => void
  namesVendor?: boolean
}

function LineRow({ line, onOpen, namesVendor = false }: LineRowProps) {
  const translate = useTranslate()
  const { vendor_id, vendor_name } = line
  return (
    <TableRow hover>
      <TableCell sx={{ minWidth: 110 }}>
        <TruckCell line={line} />
        {namesVendor && vendor_id !== null && vendor_name !== null && (
          <Typography component="span" variant="caption" sx={{ display: 'block' }}>
            <VendorCell of={{ vendor_id, vendor_name }} />
          </Typography>
        )}
      </TableCell>
      <TableCell sx={{ minWidth: 100 }}>
        <CampaignCell line={line} />
      </TableCell>
      <TableCell sx={FIGURES}>{dayText(line.start_date)}</TableCell>
      <TableCell sx={FIGURES}>
        {line.end_date === null ? translate('payments.open_end') : dayText(line.end_date)}
      </TableCell>
      <TableCell sx={FIGURES}>
        {dayText(line.start_active)} –
        <br />
        {dayText(line.end_active)}
      </TableCell>
      <TableCell align="right" sx={FIGURES}>
        {daysText(line)}
      </TableCell>
      <TableCell align="right" sx={FIGURES}>
        {rateText(line)}
      </TableCell>
      <TableCell align="right" sx={FIGURES}>
        {percentText(line)}
      </TableCell>
      <TableCell align="right" sx={FIGURES}>
        {amountText(line)}
      </TableCell>
      <TableCell>{translate(line.pictures_received ? 'ra.boolean.true' : 'ra.boolean.false')}</TableCell>
      <TableCell sx={{ minWidth: 170 }}>
        <Readiness line={line} onOpen={onOpen} />
      </TableCell>
      <TableCell align="right" sx={{ position: 'sticky', right: 0, bgcolor: 'background.default' }}>
        <RowButton
          label="payments.edit_named"
          name={line.truck_name}
          icon={EditOutlined}
          onClick={() => onOpen(scheduleKey(line))}
        />
      </TableCell>
    </TableRow>
  )
}
