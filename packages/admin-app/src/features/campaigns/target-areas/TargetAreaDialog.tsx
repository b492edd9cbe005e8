import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  InputAdornment,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material'
import { targetAreaProblem } from '@product/sdk/nouns/campaigns'
import type { Point } from '@product/sdk/values'
import { useTranslate } from 'ra-core'
import { type FormEvent, useId, useState } from 'react'
import { type Corners, cornersText, readCorners, readSides, SIDES, sidesOf } from './read-target-area'

interface TargetAreaDialogProps {
  /** Text or key. */
  title: string
  args?: Record<string, unknown>
  /** Absent: a new one. */
  points?: readonly Point[]
  onDone: (points: Corners) => void
  onClose: () => void
}

const TEXTS = 'campaign.target_areas'
const NO_SIDES = { west: '', south: '', east: '', north: '' }

/** A target area by its coordinates: what a pointer does on the map, for the keyboard and for exact figures. */
export function TargetAreaDialog({ title, args, points, onDone, onClose }: TargetAreaDialogProps) {
  const translate = useTranslate()
  const id = useId()
  const known = points && sidesOf(points)
  const [shape, setShape] = useState<'sides' | 'corners_list'>(points && !known ? 'corners_list' : 'sides')
  const [sides, setSides] = useState(known ?? NO_SIDES)
  const [lines, setLines] = useState(points ? cornersText(points) : '')
  const [problem, setProblem] = useState<string>()

  function read(): Corners | string {
    if (shape === 'sides') return readSides(sides) ?? translate(`${TEXTS}.not_numbers`)
    const result = readCorners(lines)
    return 'corners' in result
      ? result.corners
      : translate(`${TEXTS}.not_corners`, { line: result.wrongLine })
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    // The page's own form is no matter of this one, though it stands around it for React.
    event.stopPropagation()
    const corners = read()
    const wrong = typeof corners === 'string' ? corners : targetAreaProblem(corners)?.message
    setProblem(wrong)
    if (typeof corners !== 'string' && wrong === undefined) onDone(corners)
  }

  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={id}>{translate(title, args)}</DialogTitle>
        <DialogContent>
          <ToggleButtonGroup
            value={shape}
            exclusive
            size="small"
            aria-label={translate(`${TEXTS}.shape`)}
            onChange={(_event, next: typeof shape | null) => next && setShape(next)}
            sx={{ mb: 1 }}
          >
            <ToggleButton value="sides">{translate(`${TEXTS}.sides`)}</ToggleButton>
            <ToggleButton value="corners_list">{translate(`${TEXTS}.corners_list`)}</ToggleButton>
          </ToggleButtonGroup>
          {shape === 'sides' ? (
            <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: '1fr 1fr' }}>
              {SIDES.map(side => (
                <TextField
                  key={side}
                  label={translate(`${TEXTS}.${side}`)}
                  value={sides[side]}
                  onChange={event => setSides({ ...sides, [side]: event.target.value })}
                  margin="dense"
                  autoComplete="off"
                  slotProps={{
                    htmlInput: { inputMode: 'decimal' },
                    input: { endAdornment: <InputAdornment position="end">°</InputAdornment> },
                  }}
                />
              ))}
            </Box>
          ) : (
            <TextField
              label={translate(`${TEXTS}.corner_lines`)}
              value={lines}
              onChange={event => setLines(event.target.value)}
              margin="dense"
              multiline
              // Not as many as it holds: measuring thousands of pasted lines takes seconds.
              rows={8}
              fullWidth
              slotProps={{ htmlInput: { style: { fontFamily: 'monospace' } } }}
            />
          )}
          <Box role="alert" sx={{ color: 'error.main', fontSize: '0.8125rem', minHeight: 20 }}>
            {problem}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {translate('console.confirm.cancel')}
          </Button>
          <Button type="submit" variant="contained">
            {translate(`${TEXTS}.put`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
