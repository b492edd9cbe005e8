import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined'
import { Box, Link as TextLink } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { pathTo } from '../../paths'

/** To the vendor whose truck it is; of one that nobody owns, to Drive. */
export function WayBack({ vendor }: { vendor: { id: number; name: string } | undefined }) {
  const translate = useTranslate()
  return (
    <Box component="nav" aria-label={translate('trucks.way_back')} sx={{ mb: 2 }}>
      <TextLink
        component={Link}
        to={vendor ? pathTo('editVendor', { id: vendor.id }) : pathTo('drive')}
        sx={{ display: 'inline-flex', alignItems: 'center', overflowWrap: 'anywhere' }}
      >
        <ChevronLeftOutlined fontSize="small" />
        {vendor?.name ?? translate('trucks.to_drive')}
      </TextLink>
    </Box>
  )
}
