import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined'
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined'
import { Button, IconButton, Typography } from '@mui/material'
import { serverClock } from '@product/client-app/server-clock'
import { addMonths, currentPayMonth } from '@product/sdk/nouns/payments'
import { countText } from '@product/sdk/values'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { PartState } from '../PartState'
import { useTruckQueries } from '../truck-queries'
import { Section } from '../../../layout/Section'
import { useDates } from '../../../texts/dates'
import { MonthChart } from './MonthChart'
import { MonthTable } from './MonthTable'

/** `YYYY-MM` in Los Angeles. */
export const monthNow = (): string => currentPayMonth(serverClock.now())

const CHART_HEIGHT = 244

/** The miles of a month by day; a day of which nothing is known is told from one on which the truck stood. */
export function MileageCard({ id }: { id: string }) {
  const translate = useTranslate()
  const dates = useDates()
  const [month, setMonth] = useState(monthNow)
  const [asTable, setAsTable] = useState(false)
  const query = useQuery({ ...useTruckQueries(id).month(month), placeholderData: keepPreviousData })
  return (
    <Section
      title="trucks.mileage.title"
      actions={
        <>
          <IconButton
            aria-label={translate('trucks.mileage.before')}
            onClick={() => setMonth(addMonths(month, -1))}
          >
            <ChevronLeftOutlined />
          </IconButton>
          <Typography role="status" sx={{ minWidth: 128, textAlign: 'center' }}>
            {dates.month(month)}
          </Typography>
          <IconButton
            aria-label={translate('trucks.mileage.after')}
            disabled={month >= monthNow()}
            onClick={() => setMonth(addMonths(month, 1))}
          >
            <ChevronRightOutlined />
          </IconButton>
        </>
      }
    >
      <PartState query={query} height={CHART_HEIGHT}>
        {({ days, total, silent_days }) => (
          <>
            <Typography sx={{ mb: 1, fontVariantNumeric: 'tabular-nums' }}>
              <b>{translate('trucks.mileage.total', { miles: countText(total, 1) })}</b>
              {' · '}
              {translate('trucks.mileage.silent_days', { smart_count: silent_days })}
            </Typography>
            {asTable ? <MonthTable days={days} /> : <MonthChart days={days} />}
            <Button size="small" onClick={() => setAsTable(!asTable)} sx={{ mt: 0.5 }}>
              {translate(asTable ? 'trucks.mileage.as_chart' : 'trucks.mileage.as_table')}
            </Button>
          </>
        )}
      </PartState>
    </Section>
  )
}
