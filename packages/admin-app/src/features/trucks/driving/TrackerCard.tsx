import { Box, Chip, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { InstantText } from '../../../fields/InstantText'
import { PartState } from '../PartState'
import { useTruckQueries } from '../truck-queries'
import { Section } from '../../../layout/Section'
import { ageText, QUIET_SECONDS } from './age-text'
import { RenewToken } from './RenewToken'
import { SetTracker } from './SetTracker'

/** What the tracker last told, how long ago, and the token by which it delivers. */
export function TrackerCard({ id, name }: { id: string; name: string }) {
  const translate = useTranslate()
  const locale = useLocale()
  const query = useQuery(useTruckQueries(id).tracker)
  return (
    <Section
      title="trucks.tracker.title"
      actions={
        query.data && (
          <>
            <SetTracker id={id} name={name} imei={query.data.imei} />
            {/* Without a device there is nobody to know the token. */}
            {query.data.imei !== null && <RenewToken id={id} name={name} />}
          </>
        )
      }
    >
      <PartState query={query} height={180}>
        {({ imei, has_token, fixed_at, delivered_at, age_seconds, battery_percent, ignition }) => (
          <Box
            component="dl"
            sx={{
              m: 0,
              display: 'grid',
              gridTemplateColumns: 'max-content minmax(0, 1fr)',
              columnGap: 3,
              rowGap: 1,
              '& dd': { m: 0, overflowWrap: 'anywhere' },
              '& dt': { color: 'text.secondary' },
            }}
          >
            <Fact title="trucks.tracker.last_fix">
              {fixed_at === null || age_seconds === null ? (
                translate('trucks.tracker.none')
              ) : (
                <>
                  <InstantText instant={fixed_at} />{' '}
                  <Chip
                    size="small"
                    variant="outlined"
                    color={age_seconds >= QUIET_SECONDS ? 'warning' : 'success'}
                    label={ageText(age_seconds, locale)}
                  />
                </>
              )}
            </Fact>
            {delivered_at !== null && (
              <Fact title="trucks.tracker.delivered">
                <InstantText instant={delivered_at} />
              </Fact>
            )}
            {battery_percent !== null && (
              <Fact title="trucks.tracker.battery">{Math.round(battery_percent)} %</Fact>
            )}
            {ignition !== null && (
              <Fact title="trucks.tracker.ignition">
                {translate(ignition ? 'trucks.tracker.on' : 'trucks.tracker.off')}
              </Fact>
            )}
            <Fact title="trucks.tracker.device">
              {imei === null ? (
                translate('trucks.tracker.no_device')
              ) : (
                <Typography component="span" sx={{ fontFamily: 'monospace' }}>
                  {imei}
                </Typography>
              )}
            </Fact>
            <Fact title="trucks.tracker.token">
              {translate(has_token ? 'trucks.tracker.has_token' : 'trucks.tracker.no_token')}
            </Fact>
          </Box>
        )}
      </PartState>
    </Section>
  )
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  const translate = useTranslate()
  return (
    <>
      <dt>{translate(title)}</dt>
      <dd>{children}</dd>
    </>
  )
}
