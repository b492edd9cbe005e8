import { Box, MenuItem, TextField } from '@mui/material'
import { endOfCampaignDay, GPS_PROVIDERS, startOfCampaignDay } from '@product/sdk/nouns/campaigns'
import { useTranslate } from 'ra-core'
import { DayField } from '../DayField'
import type { VehicleDraft, VehicleProblems } from './vehicle-draft'

type Tracking = VehicleDraft['tracking']

interface TrackingFieldsProps {
  tracking: Tracking
  problems: VehicleProblems
  onChange: (changed: Tracking) => void
}

const TEXTS = 'campaign.vehicle'

const numberOf = (text: string): number | undefined => (text === '' ? undefined : Number(text))

/** When and how a vehicle is tracked on the campaign. */
export function TrackingFields({ tracking, problems, onChange }: TrackingFieldsProps) {
  const translate = useTranslate()
  const field = (name: keyof Tracking & keyof VehicleProblems) => ({
    label: translate(`${TEXTS}.${labels[name]}`),
    error: problems[name] !== undefined,
    helperText: problems[name],
    margin: 'dense' as const,
    fullWidth: true,
  })
  return (
    <>
      <TextField
        {...field('campaign_display_name')}
        value={tracking.campaign_display_name ?? ''}
        onChange={event => onChange({ campaign_display_name: event.target.value })}
        required
        autoComplete="off"
      />
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <DayField
          label={translate(`${TEXTS}.tracking_start`)}
          instant={tracking.tracking_start}
          onChange={day => onChange({ tracking_start: day && startOfCampaignDay(day) })}
          problem={problems.tracking_start}
          required
        />
        <DayField
          label={translate(`${TEXTS}.tracking_end`)}
          instant={tracking.tracking_end}
          onChange={day => onChange({ tracking_end: day === undefined ? null : endOfCampaignDay(day) })}
          problem={problems.tracking_end}
          help={translate(`${TEXTS}.tracking_end_help`)}
          clearable
        />
        <TextField
          {...field('avg_mileage')}
          type="number"
          value={tracking.avg_mileage ?? ''}
          onChange={event => onChange({ avg_mileage: numberOf(event.target.value) })}
          required
          slotProps={{ htmlInput: { min: 0, step: 'any' } }}
        />
        <TextField
          {...field('days_driven_per_week')}
          type="number"
          value={tracking.days_driven_per_week ?? ''}
          onChange={event => onChange({ days_driven_per_week: numberOf(event.target.value) })}
          slotProps={{ htmlInput: { min: 1, max: 7, step: 1 } }}
        />
        <TextField
          {...field('license_plate')}
          value={tracking.license_plate ?? ''}
          onChange={event => onChange({ license_plate: event.target.value || null })}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 20, style: { fontFamily: 'monospace' } } }}
        />
        <TextField
          {...field('gps_provider')}
          select
          value={tracking.gps_provider ?? ''}
          onChange={event =>
            onChange({ gps_provider: GPS_PROVIDERS.find(name => name === event.target.value) })
          }
        >
          {GPS_PROVIDERS.map(name => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Box>
    </>
  )
}

const labels: Readonly<Record<keyof Tracking, string>> = {
  campaign_display_name: 'display_name',
  license_plate: 'license_plate',
  tracking_start: 'tracking_start',
  tracking_end: 'tracking_end',
  avg_mileage: 'avg_mileage',
  days_driven_per_week: 'days_per_week',
  gps_provider: 'gps_provider',
}
