import type { Colours } from './palette'

/**
 * What stands in a table or a list again and again is plain HTML with a class of these: Material's own cell, link or
 * button reckons its style anew for each, which is most of the time that a page of many rows takes to show.
 */
export function plainStyles(colours: Colours, cell: object) {
  return {
    '.plain-cell': {
      display: 'table-cell',
      verticalAlign: 'inherit',
      borderBottom: `1px solid ${colours.border}`,
      color: colours.text,
      textAlign: 'left',
      ...cell,
    },
    '.plain-link': {
      color: colours.primary,
      overflowWrap: 'anywhere',
      textDecoration: 'none',
      '&:hover': { textDecoration: 'underline' },
    },
    '.plain-quiet': { color: colours.muted },
    '.plain-small': { fontSize: '0.75rem', lineHeight: 1.5 },
    '.plain-button': {
      appearance: 'none',
      display: 'inline-flex',
      flex: '0 0 auto',
      alignItems: 'center',
      justifyContent: 'center',
      padding: 5,
      border: 0,
      borderRadius: '50%',
      background: 'transparent',
      color: colours.muted,
      cursor: 'pointer',
      verticalAlign: 'middle',
      '&:hover': { backgroundColor: colours.hover },
    },
    /** In the place of a text that is still to come. */
    '.plain-waiting': {
      display: 'block',
      height: '1em',
      borderRadius: 4,
      backgroundColor: colours.border,
      animation: 'plain-waiting 2s ease-in-out 0.5s infinite',
    },
    /** Sections one below the other: what stands below one that is still to come would be moved by it. */
    '.plain-in-turn > section:has(.plain-waiting, .MuiSkeleton-root) ~ section': { display: 'none' },
    '@keyframes plain-waiting': { '50%': { opacity: 0.4 } },
  }
}
