import CheckOutlined from '@mui/icons-material/CheckOutlined'
import { Box, Chip } from '@mui/material'
import { PIPELINE } from '@product/sdk/nouns/fleet'
import { useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router'
import { numberText } from '../../texts/shown-numbers'
import { useDriveTotals } from './use-drive-totals'

/** A space as wide as a digit: the chips stay on their lines when the counts come. */
const NO_COUNT = '\u2007'

/** The stages of the pipeline; with none pressed vendors of all stages show. */
export function PipelineChips({ chosen }: { chosen: readonly string[] }) {
  const translate = useTranslate()
  const [, setParams] = useSearchParams()
  const { data: totals } = useDriveTotals()
  const counts = new Map(totals?.pipeline.map(({ pipeline, count }) => [pipeline, count]))
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
      {Object.entries(PIPELINE).map(([stage, label]) => {
        const isChosen = chosen.includes(stage)
        const count = counts.get(stage)
        return (
          <Chip
            key={stage}
            component="button"
            label={`${translate(`resources.vendors.options.pipeline.${stage}`, { _: label })} ${
              count === undefined ? NO_COUNT : numberText(count)
            }`}
            icon={isChosen ? <CheckOutlined /> : undefined}
            variant={isChosen ? 'filled' : 'outlined'}
            aria-pressed={isChosen}
            onClick={() => toggle(stage)}
          />
        )
      })}
    </Box>
  )
}
