import { Box, Card, Typography } from '@mui/material'
import type { FleetImportAnswer } from '@product/sdk/features/fleet-import'
import { useTranslate } from 'ra-core'

const numbers = new Intl.NumberFormat('en-US')

/** How many vendors and trucks are new, changed or as they were, and how many rows are refused. */
export function ImportCounts({ answer }: { answer: FleetImportAnswer }) {
  const translate = useTranslate()
  return (
    <Card
      component="dl"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, px: 2, py: 1.5, m: 0 }}
    >
      {(['vendors', 'trucks'] as const).map(side => (
        <Box key={side}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {translate(`fleet_import.${side}_count`)}
          </Typography>
          <Box component="dd" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            {(['new', 'changed', 'same'] as const).map(outcome => (
              <Count key={outcome} count={answer[side][outcome]} label={`fleet_import.${outcome}`} />
            ))}
          </Box>
        </Box>
      ))}
      <Box>
        <Typography component="dt" variant="body2" color="textSecondary">
          {translate('fleet_import.refused_count')}
        </Typography>
        <Typography
          component="dd"
          variant="h2"
          color={answer.refused > 0 ? 'error' : 'textPrimary'}
          sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}
        >
          {numbers.format(answer.refused)}
        </Typography>
      </Box>
    </Card>
  )
}

function Count({ count, label }: { count: number; label: string }) {
  const translate = useTranslate()
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'baseline', gap: 0.75 }}>
      <Typography component="span" variant="h2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {numbers.format(count)}
      </Typography>
      <Typography component="span" variant="body2" color="textSecondary">
        {translate(label)}
      </Typography>
    </Box>
  )
}
