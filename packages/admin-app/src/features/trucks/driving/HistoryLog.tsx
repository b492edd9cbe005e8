import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { serverClock } from '@product/client-app/server-clock'
import { campaignDay, countText, losAngelesDay } from '@product/sdk/values'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { PageLink } from '../../../layout/PageLink'
import { pathTo } from '../../../paths'
import { dayText } from '../day-text'
import { MoreButton } from '../images/MoreButton'
import { PartState } from '../PartState'
import { useTruckQueries } from '../truck-queries'
import { Section } from '../../../layout/Section'
import { useOpenRoutes } from './use-open-routes'

const AT_ONCE = 10

/** On a phone the dates stand below the campaign, so that the way to the drives stays in sight. */
const WITH_ROOM = { display: { xs: 'none', sm: 'table-cell' } } as const
const ON_A_PHONE = { display: { xs: 'block', sm: 'none' } } as const

interface HistoryItem {
  campaign_id: number
  name: string
  start_date: string
  end_date: string
}

/** The campaigns that the truck was on, newest first, each with its miles and drives. Spec: operations, 2. */
export function HistoryLog({ id }: { id: string }) {
  const translate = useTranslate()
  const query = useQuery(useTruckQueries(id).history)
  const [most, setMost] = useState(AT_ONCE)
  return (
    <Section title="trucks.history.title" count={query.data?.history.length}>
      <PartState query={query} height={180}>
        {({ history, first_datetime, gps_provider }) => (
          <>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
              {first_datetime === null
                ? translate('trucks.history.no_fix')
                : translate('trucks.history.since', { day: dayText(first_datetime) })}
              {gps_provider !== null && ` · ${translate('trucks.history.provider', { name: gps_provider })}`}
            </Typography>
            {history.length === 0 ? (
              <Typography color="textSecondary">{translate('trucks.history.none')}</Typography>
            ) : (
              <Box
                sx={{ overflowX: 'auto' }}
                tabIndex={0}
                role="group"
                aria-label={translate('trucks.history.title')}
              >
                <Table aria-label={translate('trucks.history.title')}>
                  <TableHead>
                    <TableRow>
                      <TableCell>{translate('trucks.history.campaign')}</TableCell>
                      <TableCell sx={WITH_ROOM}>{translate('trucks.history.dates')}</TableCell>
                      <TableCell align="right">{translate('trucks.miles')}</TableCell>
                      <TableCell align="right">{translate('console.actions')}</TableCell>
                    </TableRow>
                  </TableHead>
                  <TableBody>
                    {history.slice(0, most).map(item => (
                      <HistoryRow key={`${item.campaign_id} ${item.start_date}`} id={id} item={item} />
                    ))}
                  </TableBody>
                </Table>
              </Box>
            )}
            <MoreButton count={history.length - most} onMore={() => setMost(most + AT_ONCE)} />
          </>
        )}
      </PartState>
    </Section>
  )
}

function HistoryRow({ id, item }: { id: string; item: HistoryItem }) {
  const translate = useTranslate()
  const openRoutes = useOpenRoutes()
  const { campaign_id, name, start_date, end_date } = item
  const [from, end] = [campaignDay(start_date), campaignDay(end_date)]
  const today = losAngelesDay(serverClock.now())
  const to = end < today ? end : today
  const hasBegun = from <= to
  const miles = useQuery({ ...useTruckQueries(id).miles(from, to), enabled: hasBegun })
  const dates = `${dayText(start_date)} – ${dayText(end_date)}`
  return (
    <TableRow>
      <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 120 }}>
        <PageLink name={name} to={pathTo('editCampaign', { id: campaign_id })} />
        <Typography variant="caption" color="textSecondary" sx={ON_A_PHONE}>
          {dates}
        </Typography>
      </TableCell>
      <TableCell sx={WITH_ROOM}>{dates}</TableCell>
      <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {miles.data === undefined ? '–' : countText(miles.data, 1)}
      </TableCell>
      <TableCell align="right">
        <Button
          size="small"
          disabled={!hasBegun}
          aria-label={translate('trucks.history.routes_of', { name })}
          onClick={() => openRoutes({ from, to })}
        >
          {translate('trucks.history.routes')}
        </Button>
      </TableCell>
    </TableRow>
  )
}
