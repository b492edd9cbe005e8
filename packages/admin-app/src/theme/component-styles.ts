import type { ThemeOptions } from '@mui/material/styles'
import type { Density } from './admin-theme'
import type { Colours } from './palette'
import { plainStyles } from './plain-styles'
import { raStyles } from './ra-styles'

/** Height of a row, in px: a grid of 8 less or more. */
const ROW = { comfortable: 48, compact: 36 } as const

/** How Material's components look everywhere; nothing styles itself outside of the theme. */
export function componentStyles(colours: Colours, density: Density): ThemeOptions['components'] {
  const hairline = `1px solid ${colours.border}`
  const compact = density === 'compact'
  const cell = {
    height: ROW[density],
    // Also where a text takes several lines.
    padding: '3px 12px',
    fontVariantNumeric: 'tabular-nums',
    '&:first-of-type': { paddingLeft: 16 },
    '&:last-of-type': { paddingRight: 16 },
  }
  return {
    MuiCssBaseline: { styleOverrides: { ...baseline(colours), ...plainStyles(colours, cell) } },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      // It takes the outline away, as the ripple is there to show the focus.
      styleOverrides: { root: { '&.Mui-focusVisible': { outline: focusRing(colours), outlineOffset: 2 } } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true, size: compact ? 'small' : 'medium' },
      styleOverrides: {
        root: { whiteSpace: 'nowrap', flexShrink: 0 },
        sizeSmall: { fontSize: '0.8125rem' },
        outlined: { borderColor: colours.border, color: colours.text },
      },
    },
    MuiIconButton: { defaultProps: { size: compact ? 'small' : 'medium' } },
    // Its inputs have no size.
    MuiRating: { styleOverrides: { root: { '&:has(:focus-visible)': { outline: focusRing(colours) } } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderColor: colours.border, backgroundColor: colours.surface } },
    },
    MuiAppBar: {
      defaultProps: { elevation: 0, color: 'transparent', position: 'sticky' },
      styleOverrides: { root: { backgroundColor: colours.surface, borderBottom: hairline } },
    },
    MuiDrawer: { styleOverrides: { paper: { backgroundColor: colours.sunken, borderRight: hairline } } },
    MuiMenu: { styleOverrides: { paper: { border: hairline } } },
    MuiPopover: { styleOverrides: { paper: { border: hairline } } },
    MuiMenuItem: {
      styleOverrides: {
        root: { fontSize: '0.875rem', minHeight: 36, '&.Mui-focusVisible': { outlineOffset: -2 } },
      },
    },
    MuiDialog: {
      styleOverrides: {
        paper: {
          border: hairline,
          '@media (max-width: 599px)': {
            '&:not(.MuiDialog-paperFullScreen)': { margin: 16, width: 'calc(100% - 32px)' },
          },
        },
      },
    },
    MuiDialogTitle: {
      styleOverrides: { root: { fontSize: '1rem', fontWeight: 600, padding: '20px 24px 8px' } },
    },
    MuiDialogContentText: { styleOverrides: { root: { color: colours.text } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px', gap: 8, flexWrap: 'wrap' } } },
    MuiTooltip: {
      defaultProps: { enterDelay: 400 },
      styleOverrides: {
        tooltip: { fontSize: '0.75rem', backgroundColor: colours.text, color: colours.surface },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { borderBottomColor: colours.border, ...cell },
        head: {
          color: colours.muted,
          fontSize: '0.75rem',
          fontWeight: 500,
          height: 40,
          lineHeight: 1.4,
          padding: '0 12px',
        },
        paddingCheckbox: { paddingTop: 0, paddingBottom: 0 },
      },
    },
    MuiTableSortLabel: {
      styleOverrides: { root: { '&.Mui-active': { color: colours.text } }, icon: { fontSize: '1rem' } },
    },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
    MuiOutlinedInput: {
      styleOverrides: {
        notchedOutline: { borderColor: colours.borderStrong },
        // Below 16 px a phone zooms into a field that gets the focus.
        input: { '@media (max-width: 768px)': { fontSize: '1rem' } },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginLeft: 0 } } },
    MuiTab: {
      styleOverrides: {
        root: {
          minHeight: 44,
          padding: '8px 4px',
          marginRight: 20,
          minWidth: 0,
          color: colours.muted,
          // The row of tabs cuts off what is outside of it.
          '&.Mui-focusVisible': { outlineOffset: -2 },
        },
      },
    },
    MuiTabs: { styleOverrides: { root: { minHeight: 44, borderBottom: hairline } } },
    MuiAlert: { styleOverrides: { root: { border: hairline, alignItems: 'center' } } },
    MuiSkeleton: { defaultProps: { animation: 'wave' } },
    MuiLink: { defaultProps: { underline: 'hover' } },
    ...raStyles(colours, density),
  }
}

const focusRing = ({ primary }: Colours): string => `2px solid ${primary}`

/** The page itself: focus that can be seen, and no motion for those who ask for none. */
const baseline = (colours: Colours) => ({
  body: { fontSize: '0.875rem', lineHeight: 1.5, WebkitFontSmoothing: 'antialiased' },
  // What a search found in a text.
  mark: { backgroundColor: colours.selected, color: 'inherit', fontWeight: 600 },
  // For those who hear the page; it takes no room.
  '.visually-hidden': {
    position: 'absolute',
    width: 1,
    height: 1,
    margin: -1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  ':focus-visible': { outline: focusRing(colours), outlineOffset: 2 },
  // The frame around it shows it.
  '.MuiInputBase-input:focus-visible': { outline: 'none' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not a short one: an inherited colour would take a frame for every element on its way down.
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
})
