import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { Box, Button, IconButton, TextField, Tooltip } from '@mui/material'
import { addMonths, PAYMENT_LABELS, type PayMonth, readPayMonth } from '@product/sdk/nouns/payments'
import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { useDates } from '../../texts/dates'

interface MonthPickerProps {
  /** Null: the address names none. */
  month: PayMonth | null
  current: PayMonth
  onPick: (month: PayMonth) => void
}

/** "Pay-Period month picker (calendar month, default current)". Spec: operations, 2. */
export function MonthPicker({ month, current, onPick }: MonthPickerProps) {
  const translate = useTranslate()
  const dates = useDates()
  const [typed, setTyped] = useState(month ?? '')
  useEffect(() => setTyped(month ?? ''), [month])
  const around = month ?? current
  const step = (months: number, icon: typeof ChevronLeft) => {
    const to = readPayMonth(addMonths(around, months))
    const Icon = icon
    return (
      to !== undefined && (
        <Tooltip title={dates.month(to)}>
          <IconButton aria-label={dates.month(to)} onClick={() => onPick(to)}>
            <Icon />
          </IconButton>
        </Tooltip>
      )
    )
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
      {step(-1, ChevronLeft)}
      <TextField
        type="month"
        label={PAYMENT_LABELS.payPeriod}
        value={typed}
        onChange={event => {
          setTyped(event.target.value)
          // A year is typed figure by figure: what is no month yet is waited for.
          const read = readPayMonth(event.target.value)
          if (read !== undefined && read !== month) onPick(read)
        }}
        size="small"
        sx={{ width: 190 }}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: '2000-01', max: '2099-12' } }}
      />
      {step(1, ChevronRight)}
      {month !== current && (
        <Button size="small" onClick={() => onPick(current)}>
          {translate('payments.current_month')}
        </Button>
      )}
    </Box>
  )
}
