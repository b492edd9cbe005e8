import { Avatar, Box, Chip, Link as TextLink, Typography } from '@mui/material'
import { VENDOR_LABELS } from '@product/sdk/nouns/fleet'
import { initials, phoneText } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import { WayBack } from '../../layout/WayBack'
import { pathTo } from '../../paths'
import type { VendorRecord } from './vendor-record'

/** Who it is, how to reach them, how far they are, how many trucks; and the way back. As high before the vendor is there. */
export const VendorHead = ({ vendor }: { vendor: VendorRecord | undefined }) => (
  <Box sx={{ mb: 2, minHeight: { xs: 144, md: 83 } }}>
    <ToVendors />
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      {vendor && <Facts vendor={vendor} />}
    </Box>
  </Box>
)

function Facts({ vendor }: { vendor: VendorRecord }) {
  const translate = useTranslate()
  const { profile_picture, name, code, city, phone_num, email, pipeline } = vendor
  const { assigned_trucks: onCampaign, available_trucks: available } = vendor
  return (
    <>
      <Avatar
        src={profile_picture ?? undefined}
        alt=""
        sx={{ width: 48, height: 48, bgcolor: 'action.selected', color: 'text.primary' }}
      >
        {initials(name)}
      </Avatar>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[code, city].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {phone_num !== null && phone_num !== '' && (
        <TextLink href={`tel:${phone_num}`} sx={{ fontFamily: 'monospace' }}>
          {phoneText(phone_num)}
        </TextLink>
      )}
      {email !== null && email !== '' && (
        <TextLink href={`mailto:${email}`} sx={{ overflowWrap: 'anywhere' }}>
          {email}
        </TextLink>
      )}
      <Chip
        size="small"
        variant="outlined"
        label={translate(`resources.vendors.options.pipeline.${pipeline}`, { _: pipeline })}
      />
      <Typography variant="body2" color="textSecondary">
        {translate('vendors.trucks_now', { onCampaign, available })}
      </Typography>
    </>
  )
}

/** To the list of vendors. */
export const ToVendors = () => (
  <WayBack label="vendors.way_back" to={pathTo('drive')}>
    {VENDOR_LABELS.all}
  </WayBack>
)
