import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import type { Campaign, CampaignTruck } from '@product/sdk/nouns/campaigns'
import { useTranslate } from 'ra-core'
import { type FormEvent, useId, useState } from 'react'
import { knownOverlaps } from './known-overlaps'
import { TrackingFields } from './TrackingFields'
import { chooseTruck, readDraft, startDraft, type VehicleDraft, type VehicleProblems } from './vehicle-draft'
import { VehiclePicker } from './VehiclePicker'

export interface CampaignTruckDialogProps {
  /** Absent: a new one is added. */
  truck?: CampaignTruck
  campaign: Campaign
  /** The campaign's other vehicles: the same truck may be among them. */
  others: readonly CampaignTruck[]
  onDone: (truck: CampaignTruck) => void
  onClose: () => void
}

/** Puts a truck, a macro or both on a campaign, or changes how it is tracked there. Spec: operations, 5 and 9. */
export function CampaignTruckDialog({ truck, campaign, others, onDone, onClose }: CampaignTruckDialogProps) {
  const translate = useTranslate()
  const id = useId()
  const before = truck ?? {}
  const [draft, setDraft] = useState(() => startDraft(before, campaign))
  const [problems, setProblems] = useState<VehicleProblems>({})
  const warnings = overlapsOf(draft, before, campaign, others)

  /** What was said of a field is no longer true once it is different. */
  function change(next: VehicleDraft, changed: readonly string[]): void {
    setDraft(next)
    setProblems(Object.fromEntries(Object.entries(problems).filter(([field]) => !changed.includes(field))))
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    // The page's own form is no matter of this one, though it stands around it for React.
    event.stopPropagation()
    const read = readDraft(draft, before, campaign.campaign_id)
    if ('problems' in read) setProblems(read.problems)
    else onDone(read.vehicle)
  }

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={id}>
          {translate(truck ? 'campaign.vehicle.update_title' : 'campaign.vehicle.add_title')}
        </DialogTitle>
        <DialogContent>
          {problems.truck_id !== undefined && (
            <Alert severity="error" sx={{ mb: 1 }}>
              {problems.truck_id}
            </Alert>
          )}
          <VehiclePicker
            kind="truck"
            chosen={draft.truck}
            onChoose={chosen => change(chooseTruck(draft, chosen), ['truck_id', 'license_plate'])}
            isWrong={problems.truck_id !== undefined}
          />
          <VehiclePicker
            kind="macro"
            chosen={draft.macro}
            onChoose={macro => change({ ...draft, macro }, ['truck_id', 'macro_id'])}
            isWrong={problems.truck_id !== undefined}
          />
          <TrackingFields
            tracking={draft.tracking}
            problems={problems}
            onChange={changed =>
              change({ ...draft, tracking: { ...draft.tracking, ...changed } }, Object.keys(changed))
            }
          />
          <div role="status">
            {warnings.map(text => (
              <Alert key={text} severity="warning" sx={{ mt: 1 }}>
                {text}
              </Alert>
            ))}
          </div>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {translate('campaign.vehicle.cancel')}
          </Button>
          <Button type="submit" variant="contained">
            {translate(truck ? 'campaign.vehicle.update' : 'campaign.vehicle.add')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** Where else the chosen truck is in that time, told before it is added. A warning stops nothing. */
function overlapsOf(
  draft: VehicleDraft,
  before: Partial<CampaignTruck>,
  campaign: Campaign,
  others: readonly CampaignTruck[],
): string[] {
  const asIfValid = { ...draft, tracking: { ...draft.tracking, campaign_display_name: '-', avg_mileage: 1 } }
  const read = readDraft(asIfValid, before, campaign.campaign_id)
  if ('problems' in read) return []
  const { vehicle } = read
  return knownOverlaps([vehicle, ...others], campaign)
    .filter(({ truck_campaign_id }) => truck_campaign_id === vehicle.truck_campaign_id)
    .map(({ text }) => text)
}
