import { FormControlLabel, Stack, Switch, TextField } from '@mui/material'
import {
  type Campaign,
  type CampaignFields,
  endOfCampaignDay,
  startOfCampaignDay,
} from '@product/sdk/nouns/campaigns'
import { useTranslate } from 'ra-core'
import type { FieldProblems } from './campaign-problems'
import { ClientPicker } from './ClientPicker'
import { DayField } from './DayField'
import { useFirstFocus } from '../../forms/use-first-focus'
import { Section } from '../../layout/Section'

interface CampaignDetailsProps {
  campaign: Campaign
  clientName: string | undefined
  problems: FieldProblems
  isNew: boolean
  /** A picked client comes with the name. */
  onChange: (fields: Partial<CampaignFields>, clients?: Readonly<Record<number, string>>) => void
}

/** The campaign's own fields. Spec: operations, 3. */
export function CampaignDetails({ campaign, clientName, problems, isNew, onChange }: CampaignDetailsProps) {
  const translate = useTranslate()
  const { user_id } = campaign
  const form = useFirstFocus<HTMLDivElement>(isNew)
  return (
    <Section title="campaign.details">
      <Stack ref={isNew ? form : undefined}>
        <TextField
          label={translate('campaign.name')}
          value={campaign.name}
          onChange={event => onChange({ name: event.target.value })}
          error={problems.name !== undefined}
          helperText={problems.name}
          margin="dense"
          required
          autoComplete="off"
        />
        <ClientPicker
          client={user_id === null ? undefined : { user_id, name: clientName ?? String(user_id) }}
          onPick={client => onChange({ user_id: client.user_id }, { [client.user_id]: client.name })}
          problem={problems.user_id}
          help={!isNew && user_id === null ? translate('campaign.client_gone') : undefined}
        />
        <DayField
          label={translate('campaign.start')}
          instant={campaign.start_date}
          onChange={day => onChange({ start_date: day === undefined ? '' : startOfCampaignDay(day) })}
          problem={problems.start_date}
          required
        />
        <DayField
          label={translate('campaign.end')}
          instant={campaign.end_date}
          onChange={day => onChange({ end_date: day === undefined ? '' : endOfCampaignDay(day) })}
          problem={problems.end_date}
          required
        />
        <TextField
          label={translate('campaign.priority')}
          type="number"
          // A field that was emptied is no number: it stays empty and is asked for.
          value={Number.isFinite(campaign.view_priority) ? campaign.view_priority : ''}
          onChange={event => onChange({ view_priority: Number.parseInt(event.target.value, 10) })}
          error={problems.view_priority !== undefined}
          helperText={problems.view_priority ?? translate('campaign.priority_help')}
          margin="dense"
          slotProps={{ htmlInput: { min: 0, step: 1 } }}
        />
        <FormControlLabel
          sx={{ mt: 1 }}
          label={translate('campaign.csv')}
          control={
            <Switch
              checked={campaign.csv_report_enabled}
              onChange={event => onChange({ csv_report_enabled: event.target.checked })}
            />
          }
        />
      </Stack>
    </Section>
  )
}
