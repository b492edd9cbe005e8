import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { serverClock } from '@product/client-app/server-clock'
import { type Campaign, type CampaignTruck, vehicleName } from '@product/sdk/nouns/campaigns'
import { losAngelesDay } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import { type FormEvent, useId, useRef, useState } from 'react'
import { knownOverlaps } from './known-overlaps'
import { TrackingFields } from './TrackingFields'
import {
  chooseVehicle,
  nextDraft,
  readDraft,
  startDraft,
  type VehicleDraft,
  type VehicleProblems,
} from './vehicle-draft'
import type { VehicleOption } from './vehicle-option'
import { VehiclePicker } from './VehiclePicker'

export interface CampaignTruckDialogProps {
  /** Absent: a new one is added. */
  truck?: CampaignTruck
  campaign: Campaign
  /** The campaign's other vehicles: the same truck may be among them. */
  others: readonly CampaignTruck[]
  /** Adds or changes it; the dialog stays for the next one until it is closed. */
  onDone: (truck: CampaignTruck) => void
  onClose: () => void
}

/** Puts a truck, a macro or both on a campaign, or changes how it is tracked there. Spec: operations, 5 and 9. */
export function CampaignTruckDialog({ truck, campaign, others, onDone, onClose }: CampaignTruckDialogProps) {
  const translate = useTranslate()
  const id = useId()
  const before = truck ?? {}
  const [draft, setDraft] = useState(() => startDraft(before, campaign, losAngelesDay(serverClock.now())))
  const [problems, setProblems] = useState<VehicleProblems>({})
  const [added, setAdded] = useState<CampaignTruck[]>([])
  const form = useRef<HTMLFormElement>(null)
  const goOn = useRef<HTMLButtonElement>(null)
  const taken = new Set(others.flatMap(({ truck_id }) => (truck_id === null ? [] : [truck_id])))
  const warnings = overlapsOf(draft, before, campaign, others)

  /** What was said of a field is no longer true once it is different. */
  function change(next: VehicleDraft, changed: readonly string[]): void {
    setDraft(next)
    setProblems(Object.fromEntries(Object.entries(problems).filter(([field]) => !changed.includes(field))))
  }

  /** With the truck most is filled in: on to what is not, else to adding it. */
  function choose(chosen: VehicleOption | undefined): void {
    const next = chooseVehicle(draft, { truck: chosen })
    change(next, ['truck_id', 'license_plate', 'campaign_display_name', 'avg_mileage'])
    if (!chosen) return
    const mileage = form.current?.querySelector<HTMLElement>('[name="avg_mileage"]')
    // At once: a moment later it would take the focus from who is at the next truck already.
    const open = next.tracking.avg_mileage == null ? mileage : goOn.current
    open?.focus()
  }

  function finish(then: 'close' | 'another'): void {
    const read = readDraft(draft, before, campaign.campaign_id)
    if ('problems' in read) return setProblems(read.problems)
    onDone(read.vehicle)
    if (then === 'close') return onClose()
    setDraft(nextDraft(draft))
    setProblems({})
    setAdded([...added, read.vehicle])
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    // The page's own form is no matter of this one, though it stands around it for React.
    event.stopPropagation()
    finish('close')
  }

  const last = added.at(-1)
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <form ref={form} onSubmit={submit} noValidate>
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
            key={added.length}
            kind="truck"
            chosen={draft.truck}
            taken={taken}
            autoFocus
            onChoose={choose}
            isWrong={problems.truck_id !== undefined}
          />
          <VehiclePicker
            kind="macro"
            chosen={draft.macro}
            onChoose={macro =>
              change(chooseVehicle(draft, { macro }), ['truck_id', 'macro_id', 'campaign_display_name'])
            }
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
            {last && (
              <Alert severity="success" sx={{ mt: 1 }}>
                {translate('campaign.vehicle.added', { name: vehicleName(last), count: added.length })}
              </Alert>
            )}
            {warnings.map(text => (
              <Alert key={text} severity="warning" sx={{ mt: 1 }}>
                {text}
              </Alert>
            ))}
          </div>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {translate(last ? 'campaign.vehicle.done' : 'campaign.vehicle.cancel')}
          </Button>
          {!truck && (
            <Button ref={goOn} variant="outlined" onClick={() => finish('another')}>
              {translate('campaign.vehicle.add_another')}
            </Button>
          )}
          <Button ref={truck && goOn} type="submit" variant="contained">
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
