import { alpha, type ThemeOptions } from '@mui/material/styles'
import type { Density } from './admin-theme'
import type { Colours } from './palette'

/** How react-admin's components look and, where it matters, behave: nothing is deleted or saved before it is asked. */
export function raStyles(colours: Colours, density: Density): ThemeOptions['components'] {
  return {
    RaEdit: { defaultProps: { mutationMode: 'pessimistic' } },
    RaDeleteButton: { defaultProps: { mutationMode: 'pessimistic' } },
    RaBulkDeleteButton: { defaultProps: { mutationMode: 'pessimistic' } },
    RaSaveButton: { defaultProps: { alwaysEnable: true } },
    MuiTable: { defaultProps: { size: density === 'compact' ? 'small' : 'medium' } },
    RaDataTable: {
      styleOverrides: {
        root: {
          // Clipped to the corners of the card around it.
          '&, & .RaDataTable-tableWrapper': { borderRadius: 'inherit' },
          '& .RaDataTable-tableWrapper': { overflowX: 'auto', scrollTimeline: '--columns inline' },
          '& .RaDataTable-headerCell': { backgroundColor: colours.surface, whiteSpace: 'nowrap' },
          // A table wider than its place scrolls, what can be done with a row stays.
          '& .row-actions': {
            position: 'sticky',
            right: 0,
            backgroundColor: colours.surface,
            animation: 'columns-below linear both',
            animationTimeline: '--columns',
          },
          // Columns lie below it until the last one is in sight; there is no such time where the table has room for all.
          '@keyframes columns-below': {
            '0%, 95%': { boxShadow: `-12px 0 12px -8px ${alpha(colours.text, 0.35)}` },
            '100%': { boxShadow: 'none' },
          },
          '& .row-actions > span': { display: 'inline-flex', gap: 4, whiteSpace: 'nowrap' },
          '& .RaDataTable-row:hover > .row-actions': {
            backgroundImage: `linear-gradient(${colours.hover}, ${colours.hover})`,
          },
          '& .RaDataTable-row:last-of-type > td': { borderBottom: 0 },
          // The row's own style takes the outline away.
          '& .RaDataTable-row:focus-visible': { outline: `2px solid ${colours.primary}`, outlineOffset: -2 },
        },
      },
    },
    RaButton: { styleOverrides: { root: { color: colours.text } } },
    RaNotification: {
      styleOverrides: {
        root: {
          // A text of several lines says first what failed, then why.
          '& .MuiSnackbarContent-root': {
            boxShadow: colours.shadow,
            fontWeight: 500,
            maxWidth: 560,
            whiteSpace: 'pre-line',
          },
        },
      },
    },
  }
}
