/** The class of what is printed; nothing else of the page is. */
export const PRINTED = 'printed-calendar'

export const SCREEN_ONLY = { '@media print': { display: 'none' } } as const
export const PAPER_ONLY = { display: 'none', '@media print': { display: 'block' } } as const

const SHEET = `.${PRINTED}`

/** On paper stands the calendar alone, black on white whatever the scheme of the screen; no week of a month is torn apart. */
export const paperStyles = {
  '@media print': {
    'html, body': { background: '#fff !important', colorScheme: 'light !important' },
    'body *': { visibility: 'hidden' },
    [`${SHEET}, ${SHEET} *`]: {
      visibility: 'visible',
      color: '#000 !important',
      background: 'none !important',
    },
    [SHEET]: { position: 'absolute', inset: 0 },
    [`${SHEET} th, ${SHEET} td`]: { borderColor: '#999 !important' },
    [`${SHEET} td`]: { height: '76px !important' },
    [`${SHEET} tbody tr:not(:only-child), ${SHEET} section`]: { breakInside: 'avoid' },
    '@page': { size: 'landscape', margin: '10mm' },
  },
}
