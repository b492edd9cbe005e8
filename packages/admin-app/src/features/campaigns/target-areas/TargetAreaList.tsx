import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import { Box, Button, IconButton, Typography } from '@mui/material'
import type { TargetArea } from '@product/sdk/nouns/campaigns'
import { boundsOf } from '@product/sdk/values'
import { useTranslate } from 'ra-core'

interface TargetAreaListProps {
  areas: readonly TargetArea[]
  selected: number | undefined
  onSelect: (id: number) => void
  onEdit: (area: TargetArea) => void
  onRemove: (id: number) => void
}

const TEXTS = 'campaign.target_areas'

const degrees = (value: number | undefined): string => (value === undefined ? '' : `${value.toFixed(3)}°`)

/** The target areas in words: the map's twin, and where the keyboard reaches each of them. */
export function TargetAreaList({ areas, selected, onSelect, onEdit, onRemove }: TargetAreaListProps) {
  const translate = useTranslate()
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {areas.map((area, at) => {
        const { bounding_box_id: id, points } = area
        const number = at + 1
        const [west, south, east, north] = (boundsOf(points) ?? []).map(degrees)
        return (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              py: 0.5,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Button
                size="small"
                color={id === selected ? 'primary' : 'inherit'}
                aria-pressed={id === selected}
                aria-label={translate(`${TEXTS}.show`, { number })}
                onClick={() => onSelect(id)}
                sx={{ p: 0, minWidth: 0, justifyContent: 'flex-start', fontWeight: 500 }}
              >
                {translate(`${TEXTS}.one`, { number })}
              </Button>
              <Typography variant="caption" color="textSecondary" component="p">
                {translate(`${TEXTS}.corners`, { count: points.length, west, east, south, north })}
              </Typography>
            </Box>
            <IconButton
              size="small"
              onClick={() => onEdit(area)}
              aria-label={translate(`${TEXTS}.edit`, { number })}
            >
              <EditOutlined fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              onClick={() => onRemove(id)}
              aria-label={translate(`${TEXTS}.remove`, { number })}
            >
              <DeleteOutlined fontSize="small" />
            </IconButton>
          </Box>
        )
      })}
    </Box>
  )
}
