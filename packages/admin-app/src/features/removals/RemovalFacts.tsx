import { Box, Typography } from '@mui/material'
import type { Removal } from '@product/sdk/nouns/removals'
import { shownDayText } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { PageLink } from '../../layout/PageLink'
import { pathTo } from '../../paths'
import { DaysLeft } from './RemovalCells'
import { UPCOMING } from './removal-resources'

/** What is known of a removal without asking anybody: whose truck, of which campaign, until when it is paid. */
export function RemovalFacts({ removal }: { removal: Removal }) {
  const { truck_id, truck_name, license_plate, vendor_id, vendor_name, vendor_city } = removal
  const { campaign_id, campaign_name, payment_schedule_end_date: end } = removal
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        columnGap: 2,
        rowGap: 1.5,
        m: 0,
        mb: 3,
      }}
    >
      <Fact name="truck_name">
        <PageLink underline="always" name={truck_name} to={pathTo('editTruck', { id: truck_id })} />
        {license_plate !== null && ` · ${license_plate}`}
      </Fact>
      <Fact name="vendor_name">
        {vendor_id === null || vendor_name === null ? (
          '–'
        ) : (
          <>
            <PageLink underline="always" name={vendor_name} to={pathTo('editVendor', { id: vendor_id })} />
            {vendor_city !== null && ` · ${vendor_city}`}
          </>
        )}
      </Fact>
      <Fact name="campaign_name">
        {campaign_id === null || campaign_name === null ? (
          '–'
        ) : (
          <PageLink
            underline="always"
            name={campaign_name}
            to={pathTo('editCampaign', { id: campaign_id })}
          />
        )}
      </Fact>
      <Fact name="payment_schedule_end_date">
        {end === null ? '–' : shownDayText(end)}
        {!removal.removal_complete && end !== null && (
          <>
            {' · '}
            <DaysLeft removal={removal} />
          </>
        )}
      </Fact>
    </Box>
  )
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  const translate = useTranslate()
  return (
    <div>
      <Typography component="dt" variant="caption" color="textSecondary">
        {translate(`resources.${UPCOMING}.fields.${name}`)}
      </Typography>
      <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </div>
  )
}
