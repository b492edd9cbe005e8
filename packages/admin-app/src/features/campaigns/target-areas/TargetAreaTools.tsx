import CropSquareOutlined from '@mui/icons-material/CropSquareOutlined'
import NearMeOutlined from '@mui/icons-material/NearMeOutlined'
import PentagonOutlined from '@mui/icons-material/PentagonOutlined'
import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'

export type TargetAreaTool = 'select' | 'rectangle' | 'polygon'

const TOOLS = [
  ['select', NearMeOutlined],
  ['rectangle', CropSquareOutlined],
  ['polygon', PentagonOutlined],
] as const

const TEXTS = 'campaign.target_areas'

/** What a pointer does on the map, and how. */
export function TargetAreaTools({
  tool,
  onChoose,
}: {
  tool: TargetAreaTool
  onChoose: (tool: TargetAreaTool) => void
}) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
      <ToggleButtonGroup
        value={tool}
        exclusive
        size="small"
        aria-label={translate(`${TEXTS}.tool`)}
        onChange={(_event, next: TargetAreaTool | null) => next && onChoose(next)}
      >
        {TOOLS.map(([name, Icon]) => (
          <ToggleButton key={name} value={name} aria-label={translate(`${TEXTS}.${name}`)} sx={{ gap: 0.75 }}>
            <Icon fontSize="small" />
            <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
              {translate(`${TEXTS}.${name}`)}
            </Box>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* As high as the longest hint: the map below stays where the pointer is. */}
      <Box role="status" sx={{ display: 'grid', flex: '1 1 240px' }}>
        {TOOLS.map(([name]) => (
          <Typography
            key={name}
            variant="caption"
            color="textSecondary"
            sx={{ gridArea: '1 / 1', visibility: name === tool ? 'visible' : 'hidden' }}
          >
            {translate(`${TEXTS}.hint_${name}`)}
          </Typography>
        ))}
      </Box>
    </Box>
  )
}
