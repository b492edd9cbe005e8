import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { HitLink } from './HitLink'
import { HitSection } from './HitSection'
import type { FoundSection } from './known-sections'

interface PlaceSectionProps extends FoundSection {
  onOpen: () => void
}

/** Places under their heading, each in one line. */
export function PlaceSection({ label, places, onOpen }: PlaceSectionProps) {
  const translate = useTranslate()
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
