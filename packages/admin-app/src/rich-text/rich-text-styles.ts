/** How rich text looks, in the editor and where it is read. */
export const RICH_TEXT_STYLES = {
  overflowWrap: 'anywhere',
  '& p': { my: 0.5 },
  '& h1, & h2, & h3, & h4, & h5, & h6': { fontSize: '1rem', fontWeight: 600, my: 1 },
  '& ul, & ol': { my: 0.5, pl: 3 },
  '& blockquote': { m: 0, my: 1, pl: 2, borderLeft: 3, borderColor: 'divider' },
  '& a': { color: 'primary.main' },
} as const
