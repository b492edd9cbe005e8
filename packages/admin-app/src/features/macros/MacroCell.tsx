import { Box } from '@mui/material'
import { GROUP_LETTERS } from '@product/sdk/nouns/placeholders'
import { useTranslate } from 'ra-core'
import { PageLink } from '../../layout/PageLink'
import { pathTo } from '../../paths'
import type { SelectionTruck } from './selection-trucks'

export interface MacroCellProps {
  what: 'kind' | 'campaigns' | 'groups'
  truck: SelectionTruck
}

/** What a row of the list shows beside its plain fields. */
export function MacroCell({ what, truck }: MacroCellProps) {
  const translate = useTranslate()
  if (what === 'kind') return translate(`macros.${truck.is_macro ? 'macro' : 'rep_route'}`)
  const lines =
    what === 'groups'
      ? truck.groups.map(({ id, name, weighting }, at) => (
          <Box component="li" key={id}>
            {GROUP_LETTERS[at]} {name}
            {truck.use_weighting && `, ${weighting}%`}
          </Box>
        ))
      : truck.campaigns.map(({ campaign_id, name }) => (
          <Box component="li" key={campaign_id}>
            <PageLink name={name} to={pathTo('editCampaign', { id: campaign_id })} />
          </Box>
        ))
  if (lines.length === 0) return null
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, minWidth: 150, overflowWrap: 'anywhere' }}>
      {lines}
    </Box>
  )
}
