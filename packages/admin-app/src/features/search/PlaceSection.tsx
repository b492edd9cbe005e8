import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { FoundPlace } from '../../config/admin-feature'
import { HitLink } from './HitLink'
import { HitSection } from './HitSection'

interface PlaceSectionProps {
  /** Text key. */
  label: string
  places: readonly FoundPlace[]
  onOpen: () => void
}

/** Places under their heading, each in one line; nothing where there are none. */
export function PlaceSection({ label, places, onOpen }: PlaceSectionProps) {
  const translate = useTranslate()
  if (places.length === 0) return null
  return (
    <HitSection title={translate(label)}>
      {places.map(({ name, below, to }) => (
        // Two display names may lead to one campaign.
        <li key={`${to} ${name}`}>
          <HitLink to={to} onOpen={onOpen}>
            <Box component="span" sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5 }}>
              <Box component="span" sx={{ fontWeight: 600, minWidth: 0, mr: 'auto' }}>
                {name}
              </Box>
              <Box
                component="span"
                sx={{ typography: 'body2', color: 'text.secondary', minWidth: 0, textAlign: 'right' }}
              >
                {below}
              </Box>
            </Box>
          </HitLink>
        </li>
      ))}
    </HitSection>
  )
}
