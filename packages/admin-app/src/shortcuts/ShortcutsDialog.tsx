import { Box, Dialog, DialogContent, DialogTitle, Stack, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Fragment } from 'react'
import { Keys } from './Keys'
import type { Shortcut, ShortcutGroup } from './shortcut-registry'

const GROUPS: readonly ShortcutGroup[] = ['general', 'go_to', 'lists']

/** `?`: every shortcut of what is on the screen. */
export function ShortcutsDialog({
  shortcuts,
  onClose,
}: {
  shortcuts: readonly Shortcut[]
  onClose: () => void
}) {
  const translate = useTranslate()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="shortcuts-title">
      <DialogTitle id="shortcuts-title">{translate('console.shortcuts.title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={3}>
          {GROUPS.map(group => {
            const members = shortcuts.filter(shortcut => shortcut.group === group)
            if (members.length === 0) return null
            return (
              <section key={group} aria-labelledby={`shortcuts-${group}`}>
                <Typography component="h3" variant="caption" color="textSecondary" id={`shortcuts-${group}`}>
                  {translate(`console.shortcuts.${group}`)}
                </Typography>
                <Box
                  component="dl"
                  sx={{
                    display: 'grid',
                    gridTemplateColumns: '1fr auto',
                    gap: 1,
                    m: 0,
                    mt: 1,
                    alignItems: 'center',
                  }}
                >
                  {members.map(({ keys, label }) => (
                    <Fragment key={keys}>
                      <dt>{translate(label)}</dt>
                      <Box component="dd" sx={{ m: 0, textAlign: 'right' }}>
                        <Keys keys={keys} />
                      </Box>
                    </Fragment>
                  ))}
                </Box>
              </section>
            )
          })}
        </Stack>
      </DialogContent>
    </Dialog>
  )
}
