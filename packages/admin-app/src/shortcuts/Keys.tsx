import { Box } from '@mui/material'
import { modKeyName } from '@product/sdk/values'
import { useTranslate } from 'ra-core'

const mod = modKeyName(typeof navigator === 'undefined' ? '' : navigator.userAgent)

const NAMES: Readonly<Record<string, string>> = { mod, escape: 'Esc' }

const nameOf = (key: string): string => NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key)

/** Keys as they stand on the keyboard: `g a` is two presses, `mod+k` two keys at once. */
export function Keys({ keys }: { keys: string }) {
  const translate = useTranslate()
  const presses = keys.split(' ')
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center', color: 'text.secondary' }}
    >
      {presses.map((press, at) => (
        <Box component="span" key={press} sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center' }}>
          {at > 0 && (
            <Box component="span" sx={{ typography: 'caption' }}>
              {translate('console.shortcuts.then')}
            </Box>
          )}
          {press.split('+').map(key => (
            <Box
              key={key}
              component="kbd"
              sx={{
                typography: 'caption',
                lineHeight: '18px',
                minWidth: 20,
                px: 0.5,
                textAlign: 'center',
                border: 1,
                borderColor: 'divider',
                borderRadius: 0.5,
                bgcolor: 'background.paper',
              }}
            >
              {nameOf(key)}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  )
}
