import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { Box, Chip, IconButton, Typography } from '@mui/material'
import type { Placeholder } from '@product/sdk/nouns/placeholders'
import { useTranslate } from 'ra-core'
import { PageLink } from '../../../layout/PageLink'
import { EmptyState } from '../../../layout/StateMessage'
import { selectionTruckPath } from '../../../paths'
import { PlaceholderPicker } from './PlaceholderPicker'
import { Section } from '../../../layout/Section'

interface PlaceholderListProps {
  placeholders: readonly Placeholder[]
  /** Ids of those that were just moved here and are not saved yet. */
  added: ReadonlySet<number>
  onAdd: (placeholder: Placeholder) => void
  onRemove: (placeholderId: number) => void
}

const TEXTS = 'campaign.placeholders'

/** The Rep Routes and macros of a campaign as they will be. */
export function PlaceholderList({ placeholders, added, onAdd, onRemove }: PlaceholderListProps) {
  const taken = new Set(placeholders.map(({ placeholder_id }) => placeholder_id))
  return (
    <Section title={`${TEXTS}.title`} count={placeholders.length}>
      <PlaceholderPicker taken={taken} onPick={onAdd} />
      {placeholders.length === 0 ? (
        <EmptyState title={`${TEXTS}.none`} text={`${TEXTS}.none_text`} />
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
          {placeholders.map(placeholder => (
            <PlaceholderRow
              key={placeholder.placeholder_id}
              placeholder={placeholder}
              isNew={added.has(placeholder.placeholder_id)}
              onRemove={() => onRemove(placeholder.placeholder_id)}
            />
          ))}
        </Box>
      )}
    </Section>
  )
}

interface PlaceholderRowProps {
  placeholder: Placeholder
  isNew: boolean
  onRemove: () => void
}

function PlaceholderRow({ placeholder, isNew, onRemove }: PlaceholderRowProps) {
  const translate = useTranslate()
  const { name, is_macro, num_stops: stops, min_mileage: min, max_mileage: max } = placeholder
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          <PageLink name={name} to={selectionTruckPath(placeholder.placeholder_id)} />
          {isNew && (
            <Chip size="small" variant="outlined" label={translate('campaign.trucks.added')} sx={{ ml: 1 }} />
          )}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p">
          {translate(`${TEXTS}.${is_macro ? 'macro' : 'rep_route'}`)}
          {' · '}
          {translate(`${TEXTS}.figures`, { stops, min, max })}
        </Typography>
      </Box>
      <IconButton size="small" onClick={onRemove} aria-label={translate(`${TEXTS}.remove`, { name })}>
        <DeleteOutlined fontSize="small" />
      </IconButton>
    </Box>
  )
}
