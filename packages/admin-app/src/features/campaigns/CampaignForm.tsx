import { Box } from '@mui/material'
import {
  stageTargetArea,
  stageTargetAreaRemoval,
  stageTargetAreaUpdate,
  stageFields,
  stagePlaceholder,
  stagePlaceholderRemoval,
  stageTruck,
  stageTruckRemoval,
  stageTruckUpdate,
  truckId,
  undoEdit,
} from '@product/sdk/features/campaigns'
import { useMemo } from 'react'
import { TruckList } from './trucks/TruckList'
import { CampaignDetails } from './CampaignDetails'
import type { FieldProblems } from './campaign-problems'
import { ChangeList } from './ChangeList'
import { Pickers } from '../../fields/Pickers'
import { PlaceholderList } from './placeholders/PlaceholderList'
import { TargetAreas } from './target-areas/TargetAreas'
import type { CampaignWork } from './use-campaign-work'

interface CampaignFormProps {
  work: CampaignWork
  problems: FieldProblems
  isNew: boolean
}

const AREAS = {
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '340px minmax(0, 1fr)', xl: '380px minmax(0, 1fr)' },
  gridTemplateAreas: { xs: '"details" "parts" "changes"', md: '"details parts" "changes parts"' },
  gridTemplateRows: { md: 'auto 1fr' },
}

/** The campaign as it will be, and what was changed. It shows `withEdits` and stages; of saving it knows nothing. */
export function CampaignForm({ work, problems, isNew }: CampaignFormProps) {
  const { shown, edits, stage, changes, clientName } = work
  const { campaign, trucks, placeholders, bounding_box: areas } = shown
  const updated = useMemo(() => new Set(edits.trucks.updated.map(truckId)), [edits])
  const added = useMemo(
    () => new Set(edits.placeholders.added.map(({ placeholder_id }) => placeholder_id)),
    [edits],
  )
  return (
    <Pickers>
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', ...AREAS }}>
        <Box sx={{ gridArea: 'details', minWidth: 0 }}>
          <CampaignDetails
            campaign={campaign}
            clientName={
              campaign.user_id === null ? (campaign.client_name ?? undefined) : clientName(campaign.user_id)
            }
            problems={problems}
            isNew={isNew}
            onChange={(fields, picked) => stage((now, base) => stageFields(base, now, fields), picked)}
          />
        </Box>
        <Box sx={{ gridArea: 'parts', display: 'grid', gap: 2, minWidth: 0 }}>
          <TruckList
            trucks={trucks}
            campaign={campaign}
            updated={updated}
            onAdd={truck => stage(now => stageTruck(now, truck))}
            onUpdate={truck => stage((now, base) => stageTruckUpdate(base, now, truck))}
            onRemove={id => stage(now => stageTruckRemoval(now, id))}
          />
          <PlaceholderList
            placeholders={placeholders}
            added={added}
            onAdd={placeholder => stage(now => stagePlaceholder(now, placeholder))}
            onRemove={id => stage(now => stagePlaceholderRemoval(now, id))}
          />
          <TargetAreas
            areas={areas}
            onAdd={points => stage(now => stageTargetArea(now, points))}
            onChange={area => stage((now, base) => stageTargetAreaUpdate(base, now, area))}
            onRemove={id => stage(now => stageTargetAreaRemoval(now, id))}
          />
        </Box>
        <Box sx={{ gridArea: 'changes', minWidth: 0, position: { md: 'sticky' }, top: { md: 80 } }}>
          <ChangeList
            changes={changes}
            clientName={clientName}
            onUndo={key => stage(now => undoEdit(now, key))}
            onUndoAll={work.discard}
          />
        </Box>
      </Box>
    </Pickers>
  )
}
