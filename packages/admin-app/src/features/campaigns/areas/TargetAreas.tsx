import { Alert, Box, Button, Skeleton, Typography, useTheme } from '@mui/material'
import type { BoundingBox } from '@product/sdk/nouns/campaigns'
import { useTranslate } from 'ra-core'
import { lazy, Suspense, useState } from 'react'
import { useAdmin } from '../../../config/runtime'
import { BoxDialog } from './BoxDialog'
import { BoxList } from './BoxList'
import { type BoxTool, BoxTools } from './BoxTools'
import type { Corners } from './read-box'
import { Section } from '../Section'

const BoxMap = lazy(() => import('./BoxMap'))

interface TargetAreasProps {
  boxes: readonly BoundingBox[]
  onAdd: (points: Corners) => void
  onChange: (box: BoundingBox) => void
  onRemove: (id: number) => void
}

type Asked = { what: 'add' } | { what: 'edit'; box: BoundingBox; number: number }

const TEXTS = 'campaign.boxes'
const HEIGHT = { xs: 340, md: 440 }

/** Where the campaign is meant to be seen: drawn, moved, reshaped and removed on a map, or by coordinates. */
export function TargetAreas({ boxes, onAdd, onChange, onRemove }: TargetAreasProps) {
  const translate = useTranslate()
  const { mapStyleUrl } = useAdmin()
  const scheme = useTheme().palette.mode
  const [tool, setTool] = useState<BoxTool>('select')
  const [selected, setSelected] = useState<number>()
  const [asked, setAsked] = useState<Asked>()
  const [problem, setProblem] = useState<string>()
  const close = (): void => setAsked(undefined)

  const onReshaped = (id: number, points: Corners): void => {
    setProblem(undefined)
    const box = boxes.find(({ bounding_box_id }) => bounding_box_id === id)
    if (box) onChange({ ...box, points })
  }

  return (
    <Section
      title={`${TEXTS}.title`}
      count={boxes.length}
      actions={
        <Button size="small" variant="outlined" onClick={() => setAsked({ what: 'add' })}>
          {translate(`${TEXTS}.coordinates`)}
        </Button>
      }
    >
      <BoxTools
        tool={tool}
        onChoose={next => {
          setProblem(undefined)
          setTool(next)
        }}
      />
      <Box sx={{ height: HEIGHT, my: 1, borderRadius: 1, overflow: 'hidden' }}>
        <Suspense fallback={<Skeleton variant="rectangular" height="100%" />}>
          <BoxMap
            // The base map and the colours drawn on it belong to one scheme.
            key={scheme}
            label={translate(`${TEXTS}.map`)}
            scheme={scheme}
            styleUrl={mapStyleUrl}
            boxes={boxes}
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
      {boxes.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {translate(`${TEXTS}.none`)}. {translate(`${TEXTS}.none_text`)}
        </Typography>
      ) : (
        <BoxList
          boxes={boxes}
          selected={selected}
          onSelect={id => {
            setTool('select')
            setSelected(id)
          }}
          onEdit={box => setAsked({ what: 'edit', box, number: boxes.indexOf(box) + 1 })}
          onRemove={onRemove}
        />
      )}
      {asked?.what === 'add' && (
        <BoxDialog
          title={`${TEXTS}.dialog_add`}
          onDone={points => {
            close()
            onAdd(points)
          }}
          onClose={close}
        />
      )}
      {asked?.what === 'edit' && (
        <BoxDialog
          title={`${TEXTS}.dialog_edit`}
          args={{ number: asked.number }}
          points={asked.box.points}
          onDone={points => {
            close()
            onChange({ ...asked.box, points })
          }}
          onClose={close}
        />
      )}
    </Section>
  )
}
