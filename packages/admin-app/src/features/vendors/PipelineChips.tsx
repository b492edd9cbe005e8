import { Box, Chip } from '@mui/material'
import { PIPELINE } from '@product/sdk/nouns/fleet'
import { useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router'

/** The stages of the pipeline; with none pressed vendors of all stages show. */
export function PipelineChips({ chosen }: { chosen: readonly string[] }) {
  const translate = useTranslate()
  const [, setParams] = useSearchParams()
  const toggle = (stage: string) =>
    setParams(
      before => {
        const after = new URLSearchParams(before)
        after.delete('pipeline')
        const stages = chosen.includes(stage) ? chosen.filter(other => other !== stage) : [...chosen, stage]
        for (const each of stages) after.append('pipeline', each)
        return after
      },
      { replace: true },
    )
  return (
    <Box
      role="group"
      aria-label={translate('vendors.pipeline')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}
    >
      {Object.entries(PIPELINE).map(([stage, label]) => (
        <Chip
          key={stage}
          label={label}
          color={chosen.includes(stage) ? 'primary' : 'default'}
          variant={chosen.includes(stage) ? 'filled' : 'outlined'}
          aria-pressed={chosen.includes(stage)}
          onClick={() => toggle(stage)}
        />
      ))}
    </Box>
  )
}
