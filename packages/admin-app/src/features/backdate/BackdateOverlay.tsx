import { Box, Typography } from '@mui/material'
import { alpha } from '@mui/material/styles'
import { BACKDATE_TEXTS } from '@product/sdk/nouns/placeholders'
import { useTranslate } from 'ra-core'
import { useDates } from '../../texts/dates'

/** Lies over the form where nothing can be started. `lockEnds`: it is only the hour. Spec: operations, 2. */
export function BackdateOverlay({ lockEnds }: { lockEnds: number | undefined }) {
  const translate = useTranslate()
  const dates = useDates()
  return (
    <Box
      role="status"
      sx={{
        position: 'absolute',
        inset: 0,
        zIndex: 1,
        display: 'grid',
        placeContent: 'center',
        gap: 1,
        p: 2,
        textAlign: 'center',
        borderRadius: 'inherit',
        bgcolor: theme => alpha(theme.palette.background.paper, 0.94),
      }}
    >
      <Typography variant="h2" component="p" sx={{ textWrap: 'balance' }}>
        {BACKDATE_TEXTS.blocked}
      </Typography>
      {lockEnds !== undefined && (
        <Typography color="textSecondary" sx={{ textWrap: 'balance' }}>
          {translate('backdate.locked_until', { at: dates.time(lockEnds) })}
        </Typography>
      )}
    </Box>
  )
}
