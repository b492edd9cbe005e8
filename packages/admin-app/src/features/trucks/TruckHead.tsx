import { Box, Button, Chip, Link as TextLink, Typography } from '@mui/material'
import type { Truck } from '@product/sdk/nouns/fleet'
import { phoneText } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import { useOpenRoutes } from './driving/use-open-routes'
import { ToOwner } from './ToOwner'

/** Whose truck it is, how to reach them, what it carries today. */
export function TruckHead({ truck }: { truck: Truck }) {
  const translate = useTranslate()
  const openRoutes = useOpenRoutes()
  const { vendor_id, vendor_name, vendor_city, vendor_phone_num, vendor_email } = truck
  const vendor = vendor_id === null ? undefined : { id: vendor_id, name: vendor_name ?? '' }
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1,
        mb: 2,
        '& nav': { mb: 0 },
      }}
    >
      <ToOwner vendor={vendor} />
      {vendor_city !== null && <Typography color="textSecondary">{vendor_city}</Typography>}
      {vendor_phone_num !== null && vendor_phone_num !== '' && (
        <TextLink href={`tel:${vendor_phone_num}`} sx={{ fontFamily: 'monospace' }}>
          {phoneText(vendor_phone_num)}
        </TextLink>
      )}
      {vendor_email !== null && vendor_email !== '' && (
        <TextLink href={`mailto:${vendor_email}`} sx={{ overflowWrap: 'anywhere' }}>
          {vendor_email}
        </TextLink>
      )}
      <Chip
        size="small"
        variant="outlined"
        color={truck.campaign_name === null ? 'default' : 'success'}
        label={
          truck.campaign_name === null
            ? translate('trucks.on_no_campaign')
            : translate('trucks.on_campaign', { name: truck.campaign_name })
        }
        sx={{ maxWidth: '100%' }}
      />
      <Box sx={{ flex: 1 }} />
      <Button variant="outlined" onClick={() => openRoutes()}>
        {translate('trucks.routes.open')}
      </Button>
    </Box>
  )
}
