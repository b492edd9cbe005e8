import type { ThemeOptions } from '@mui/material/styles'
import type { Density } from './admin-theme'
import type { Colours } from './palette'

/** How react-admin's components look and, where it matters, behave: nothing is deleted or saved before it is asked. */
export function raStyles(colours: Colours, density: Density): ThemeOptions['components'] {
  const hairline = `1px solid ${colours.border}`
  return {
    RaEdit: { defaultProps: { mutationMode: 'pessimistic' } },
    RaDeleteButton: { defaultProps: { mutationMode: 'pessimistic' } },
    RaBulkDeleteButton: { defaultProps: { mutationMode: 'pessimistic' } },
    RaSaveButton: { defaultProps: { alwaysEnable: true } },
    RaDataTable: {
      defaultProps: { size: density === 'compact' ? 'small' : 'medium' },
      styleOverrides: {
        root: {
          '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
          '& .RaDataTable-headerCell': { backgroundColor: colours.surface, whiteSpace: 'nowrap' },
          '& .RaDataTable-row:last-of-type > td': { borderBottom: 0 },
          '& .RaDataTable-row:focus-visible': { outlineOffset: -2 },
        },
      },
    },
    // Its own sizes are for a page without a frame of its own.
    RaFilterForm: {
      styleOverrides: { root: { minHeight: '0 !important', padding: 0, alignItems: 'center', gap: 8 } },
    },
    RaButton: { styleOverrides: { root: { color: colours.text } } },
    RaBulkActionsToolbar: {
      styleOverrides: {
        root: {
          '& .RaBulkActionsToolbar-toolbar': { borderBottom: hairline, backgroundColor: colours.selected },
        },
      },
    },
    RaNotification: {
      styleOverrides: {
        root: {
          '& .MuiSnackbarContent-root': { boxShadow: colours.shadow, fontWeight: 500, maxWidth: 560 },
        },
      },
    },
  }
}
