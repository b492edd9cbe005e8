import { Box, CircularProgress } from '@mui/material'
import { useTranslate } from 'ra-core'

/** Before anything is known. It shows after a moment, so that a quick answer does not flicker. */
export function Splash() {
  const translate = useTranslate()
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        minHeight: '100dvh',
        '@keyframes appear': { from: { opacity: 0 }, to: { opacity: 1 } },
        animation: 'appear 150ms 400ms both',
      }}
    >
      <CircularProgress size={28} aria-label={translate('console.loading')} />
    </Box>
  )
}
