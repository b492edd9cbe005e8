import { Box, Button } from '@mui/material'
import {
  type Campaign,
  CAMPAIGN_TRUCK_TEXTS,
  type CampaignTruck,
  vehicleName,
} from '@product/sdk/nouns/campaigns'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { ConfirmDialog } from '../../../forms/ConfirmDialog'
import { EmptyState } from '../../../layout/StateMessage'
import { Section } from '../../../layout/Section'
import { CampaignTruckDialog } from './CampaignTruckDialog'
import { knownOverlaps } from './known-overlaps'
import { TruckRow } from './TruckRow'

interface TruckListProps {
  trucks: readonly CampaignTruck[]
  campaign: Campaign
  /** Ids of stored trucks with staged changes. */
  updated: ReadonlySet<number>
  onAdd: (truck: CampaignTruck) => void
  onUpdate: (truck: CampaignTruck) => void
  onRemove: (truckCampaignId: number) => void
}

type Asked = { what: 'add' } | { what: 'edit' | 'remove'; truck: CampaignTruck }

/** The trucks and macros of a campaign as they will be: what is staged is among them. */
export function TruckList({ trucks, campaign, updated, onAdd, onUpdate, onRemove }: TruckListProps) {
  const translate = useTranslate()
  const [asked, setAsked] = useState<Asked>()
  const close = (): void => setAsked(undefined)
  const warnings = knownOverlaps(trucks, campaign)
  return (
    <Section
      title="campaign.trucks.title"
      count={trucks.length}
      actions={
        <Button size="small" variant="outlined" onClick={() => setAsked({ what: 'add' })}>
          {translate('campaign.trucks.add')}
        </Button>
      }
    >
      {trucks.length === 0 ? (
        <EmptyState title="campaign.trucks.none" text="campaign.trucks.none_text" />
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {trucks.map(truck => (
            <TruckRow
              key={truck.truck_campaign_id}
              truck={truck}
              campaign={campaign}
              isUpdated={updated.has(truck.truck_campaign_id)}
              warnings={warnings
                .filter(({ truck_campaign_id }) => truck_campaign_id === truck.truck_campaign_id)
                .map(({ text }) => text)}
              onEdit={() => setAsked({ what: 'edit', truck })}
              onRemove={() => setAsked({ what: 'remove', truck })}
            />
          ))}
        </Box>
      )}
      {asked?.what === 'add' && (
        <CampaignTruckDialog campaign={campaign} others={trucks} onDone={onAdd} onClose={close} />
      )}
      {asked?.what === 'edit' && (
        <CampaignTruckDialog
          truck={asked.truck}
          campaign={campaign}
          others={trucks.filter(other => other !== asked.truck)}
          onDone={onUpdate}
          onClose={close}
        />
      )}
      {asked?.what === 'remove' && (
        <ConfirmDialog
          title="campaign.trucks.remove_title"
          args={{ name: vehicleName(asked.truck) }}
          text={CAMPAIGN_TRUCK_TEXTS.removeConfirm}
          confirm="campaign.trucks.remove_confirm"
          onConfirm={() => {
            close()
            onRemove(asked.truck.truck_campaign_id)
          }}
          onClose={close}
        />
      )}
    </Section>
  )
}
