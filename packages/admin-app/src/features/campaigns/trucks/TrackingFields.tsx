import { CAMPAIGN_TRUCK_FIELDS, endOfCampaignDay, startOfCampaignDay } from '@product/sdk/nouns/campaigns'
import { DraftFields } from '../../../fields/DraftFields'
import { useFieldTexts } from '../../../fields/field-texts'
import { DayField } from '../DayField'
import type { VehicleDraft, VehicleProblems } from './vehicle-draft'

type Tracking = VehicleDraft['tracking']

interface TrackingFieldsProps {
  tracking: Tracking
  problems: VehicleProblems
  onChange: (changed: Tracking) => void
}

const RESOURCE = 'campaign-trucks'
const { tracking_start, tracking_end } = CAMPAIGN_TRUCK_FIELDS

/** When and how a vehicle is tracked on the campaign: start and end are days of the campaign. */
export function TrackingFields({ tracking, problems, onChange }: TrackingFieldsProps) {
  const texts = useFieldTexts(RESOURCE)
  return (
    <DraftFields
      resource={RESOURCE}
      fields={CAMPAIGN_TRUCK_FIELDS}
      values={tracking}
      problems={problems}
      onChange={onChange}
      wide={['campaign_display_name']}
      own={{
        tracking_start: (
          <DayField
            label={texts.label('tracking_start', tracking_start)}
            instant={tracking.tracking_start}
            onChange={day => onChange({ tracking_start: day && startOfCampaignDay(day) })}
            problem={problems.tracking_start}
            required
          />
        ),
        tracking_end: (
          <DayField
            label={texts.label('tracking_end', tracking_end)}
            instant={tracking.tracking_end}
            onChange={day => onChange({ tracking_end: day === undefined ? null : endOfCampaignDay(day) })}
            problem={problems.tracking_end}
            help={texts.help('tracking_end', tracking_end)}
            clearable
          />
        ),
      }}
    />
  )
}
