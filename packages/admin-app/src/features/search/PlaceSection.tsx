import { Box, List, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import type { FoundPlace } from '../../config/admin-feature'
import { HitLink } from './HitLink'

interface PlaceSectionProps {
  /** Text key. */
  label: string
  places: readonly FoundPlace[]
  onOpen: () => void
}

/** Places under their heading, each in one line; nothing where there are none. */
export function PlaceSection({ label, places, onOpen }: PlaceSectionProps) {
  const translate = useTranslate()
  const id = useId()
  if (places.length === 0) return null
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 2 }}>
      <Typography component="h3" variant="subtitle2" id={id} sx={{ px: 1.5 }}>
        {translate(label)}
      </Typography>
      <List disablePadding>
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
      </List>
    </Box>
  )
}
