import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import { Alert, Box, Chip, IconButton, Typography } from '@mui/material'
import { type Campaign, type CampaignTruck, trackedSpan, vehicleName } from '@product/sdk/nouns/campaigns'
import { useTranslate } from 'ra-core'
import { DayText } from '../DayText'
import { numberText } from '../../../texts/shown-numbers'

interface TruckRowProps {
  truck: CampaignTruck
  campaign: Campaign
  isUpdated: boolean
  /** Campaigns on which it is at the same time. */
  warnings: readonly string[]
  onEdit: () => void
  onRemove: () => void
}

const TEXTS = 'campaign.trucks'

export function TruckRow({ truck, campaign, isUpdated, warnings, onEdit, onRemove }: TruckRowProps) {
  const translate = useTranslate()
  const name = vehicleName(truck)
  const isNew = truck.truck_campaign_id < 0
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', sm: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
        columnGap: 2,
        alignItems: 'center',
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <VehicleNames truck={truck} state={isNew ? 'added' : isUpdated ? 'updated' : undefined} />
      <Box sx={{ gridColumn: { xs: 1, sm: 'auto' }, gridRow: { xs: 2, sm: 'auto' }, minWidth: 0 }}>
        <TrackedSpan truck={truck} campaign={campaign} />
        <Typography variant="caption" color="textSecondary" component="p">
          {translate(`${TEXTS}.driving`, {
            miles: numberText(truck.avg_mileage),
            days: truck.days_driven_per_week,
            gps: truck.gps_provider,
          })}
        </Typography>
      </Box>
      <Box sx={{ gridColumn: -2, gridRow: 1, whiteSpace: 'nowrap' }}>
        <IconButton size="small" onClick={onEdit} aria-label={translate(`${TEXTS}.edit`, { name })}>
          <EditOutlined fontSize="small" />
        </IconButton>
        <IconButton size="small" onClick={onRemove} aria-label={translate(`${TEXTS}.remove`, { name })}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </Box>
      {warnings.map(text => (
        <Alert key={text} severity="warning" sx={{ gridColumn: '1 / -1', mt: 1, py: 0 }}>
          {text}
        </Alert>
      ))}
    </Box>
  )
}

function VehicleNames({ truck, state }: { truck: CampaignTruck; state: 'added' | 'updated' | undefined }) {
  const translate = useTranslate()
  const { truck_id, macro_name, vendor_name, license_plate, campaign_display_name } = truck
  const macro =
    macro_name === null
      ? undefined
      : truck_id === null
        ? translate(`${TEXTS}.only_macro`)
        : translate(`${TEXTS}.with_macro`, { name: macro_name })
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {vehicleName(truck)}
        {state && (
          <Chip size="small" variant="outlined" label={translate(`${TEXTS}.${state}`)} sx={{ ml: 1 }} />
        )}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {[campaign_display_name, vendor_name, macro].filter(Boolean).join(' · ')}
        {license_plate !== null && (
          <Box component="span" sx={{ fontFamily: 'monospace', ml: 1 }}>
            {license_plate}
          </Box>
        )}
      </Typography>
    </Box>
  )
}

/** A blank start or end is the campaign's; a campaign that is still to be dated has none. */
function TrackedSpan({ truck, campaign }: Pick<TruckRowProps, 'truck' | 'campaign'>) {
  const { from, to } = trackedSpan(truck, campaign)
  return (
    <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {from === '' ? '…' : <DayText instant={from} />}
      {' – '}
      {to === '' ? '…' : <DayText instant={to} />}
    </Typography>
  )
}
