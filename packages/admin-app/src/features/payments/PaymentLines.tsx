import { type Theme, useMediaQuery } from '@mui/material'
import type { PayableLine } from '@product/sdk/features/payments'
import { type Cents, sumCents } from '@product/sdk/values'
import { amountCents } from '@product/sdk/nouns/payments'
import { useMemo } from 'react'
import type { MonthParams, MonthView } from './month-address'
import { PaymentCards } from './PaymentCards'
import { PaymentsTable } from './PaymentsTable'
import { sumsByVendor, vendorGroups } from './shown-lines'

export interface PaymentLinesProps {
  /** All that were found, and the page of them. */
  lines: readonly PayableLine[]
  page: readonly PayableLine[]
  /** Of the month. */
  total: Cents
  /** Whether nothing of the month is left out. */
  isWhole: boolean
  view: MonthView
  onChange: (changed: MonthParams) => void
  /** Opens the dialog of a schedule by its key. */
  onOpen: (schedule: string) => void
}

/** The lines of a page with the sums of all that were found: a table, where there is no room for it cards. */
export function PaymentLines({ lines, page, ...others }: PaymentLinesProps) {
  // Narrower, the table would leave out of sight what is paid and whether it is ready.
  const isNarrow = useMediaQuery<Theme>(theme => theme.breakpoints.down('lg'), { noSsr: true })
  const sums = useMemo(() => sumsByVendor(lines), [lines])
  const found = useMemo(() => sumCents(lines.map(amountCents)), [lines])
  const shown = { ...others, found, count: lines.length, groups: vendorGroups(page, sums) }
  return isNarrow ? <PaymentCards {...shown} /> : <PaymentsTable {...shown} page={page} />
}
