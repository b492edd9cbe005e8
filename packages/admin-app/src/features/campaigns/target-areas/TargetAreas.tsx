import { Alert, Box, Button, Skeleton, Typography, useTheme } from '@mui/material'
import type { TargetArea } from '@product/sdk/nouns/campaigns'
import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { fetched } from '../../../config/fetched'
import { useAdmin } from '../../../config/runtime'
import { TargetAreaDialog } from './TargetAreaDialog'
import { TargetAreaList } from './TargetAreaList'
import { type TargetAreaTool, TargetAreaTools } from './TargetAreaTools'
import type { Corners } from './read-target-area'
import { Section } from '../../../layout/Section'

const TargetAreaMap = fetched(async () => (await import('./TargetAreaMap')).default)

interface TargetAreasProps {
  areas: readonly TargetArea[]
  onAdd: (points: Corners) => void
  onChange: (area: TargetArea) => void
  onRemove: (id: number) => void
}

type Asked = { what: 'add' } | { what: 'edit'; area: TargetArea; number: number }

const TEXTS = 'campaign.target_areas'
const HEIGHT = { xs: 340, md: 440 }

/** Where the campaign is meant to be seen: drawn, moved, reshaped and removed on a map, or by coordinates. */
export function TargetAreas({ areas, onAdd, onChange, onRemove }: TargetAreasProps) {
  const translate = useTranslate()
  const { mapStyleUrl } = useAdmin()
  const scheme = useTheme().palette.mode
  const [tool, setTool] = useState<TargetAreaTool>('select')
  const [selected, setSelected] = useState<number>()
  const [asked, setAsked] = useState<Asked>()
  const [problem, setProblem] = useState<string>()
  const close = (): void => setAsked(undefined)

  const onReshaped = (id: number, points: Corners): void => {
    setProblem(undefined)
    const area = areas.find(({ bounding_box_id }) => bounding_box_id === id)
    if (area) onChange({ ...area, points })
  }

  return (
    <Section
      title={`${TEXTS}.title`}
      count={areas.length}
      actions={
        <Button size="small" variant="outlined" onClick={() => setAsked({ what: 'add' })}>
          {translate(`${TEXTS}.coordinates`)}
        </Button>
      }
    >
      <TargetAreaTools
        tool={tool}
        onChoose={next => {
          setProblem(undefined)
          setTool(next)
        }}
      />
      <Box sx={{ height: HEIGHT, my: 1, borderRadius: 1, overflow: 'hidden' }}>
        <Suspense fallback={<Skeleton variant="rectangular" height="100%" />}>
          <TargetAreaMap
            // The base map and the colours drawn on it belong to one scheme.
            key={scheme}
            label={translate(`${TEXTS}.map`)}
            scheme={scheme}
            styleUrl={mapStyleUrl}
            areas={areas}
            tool={tool}
            selected={selected}
            onSelect={setSelected}
            onDrawn={points => {
              setProblem(undefined)
              setTool('select')
              onAdd(points)
            }}
            onReshaped={onReshaped}
            onRefused={(message, what) =>
              setProblem(translate(`${TEXTS}.refused_${what}`, { problem: message }))
            }
            onFailed={() => setProblem(translate(`${TEXTS}.no_map`))}
          />
        </Suspense>
      </Box>
      {problem !== undefined && (
        <Alert severity="warning" sx={{ mb: 1 }} onClose={() => setProblem(undefined)}>
          {problem}
        </Alert>
      )}
      {areas.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {translate(`${TEXTS}.none`)}. {translate(`${TEXTS}.none_text`)}
        </Typography>
      ) : (
        <TargetAreaList
          areas={areas}
          selected={selected}
          onSelect={id => {
            setTool('select')
            setSelected(id)
          }}
          onEdit={area => setAsked({ what: 'edit', area, number: areas.indexOf(area) + 1 })}
          onRemove={onRemove}
        />
      )}
      {asked?.what === 'add' && (
        <TargetAreaDialog
          title={`${TEXTS}.dialog_add`}
          onDone={points => {
            close()
            onAdd(points)
          }}
          onClose={close}
        />
      )}
      {asked?.what === 'edit' && (
        <TargetAreaDialog
          title={`${TEXTS}.dialog_edit`}
          args={{ number: asked.number }}
          points={asked.area.points}
          onDone={points => {
            close()
            onChange({ ...asked.area, points })
          }}
          onClose={close}
        />
      )}
    </Section>
  )
}
