import type { SxProps, Theme } from '@mui/material/styles'

/** The buttons and the attribution on a map in the theme's colours; the library's own stay white in the dark. */
export const mapControls: SxProps<Theme> = ({ palette, shape, shadows, typography }) => ({
  '& .maplibregl-map': { fontFamily: typography.fontFamily },
  '& .maplibregl-ctrl.maplibregl-ctrl-group': {
    border: `1px solid ${palette.divider}`,
    borderRadius: `${shape.borderRadius}px`,
    backgroundColor: palette.background.paper,
    boxShadow: shadows[1],
    '& button': { width: 36, height: 36, '@media (max-width: 768px)': { width: 44, height: 44 } },
    '& button + button': { borderTopColor: palette.divider },
  },
  '& .maplibregl-ctrl.maplibregl-ctrl-attrib': {
    backgroundColor: palette.background.paper,
    '&, & a': { color: palette.text.secondary },
  },
  // Drawn in black by the library.
  ...(palette.mode === 'dark' && {
    '& .maplibregl-ctrl-icon, & .maplibregl-ctrl-attrib-button': { filter: 'invert(1)' },
  }),
})
