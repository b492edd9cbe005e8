/** Line drawings on a grid of 20, in the colour of the text beside them. */
const DRAWINGS = {
  alert: 'M10 6.5v4M10 13.4v.1M10 2.5 18 16.5H2z',
  chart: 'M3 17h14M5.5 14V9.5M10 14V4.5M14.5 14V7.5',
  check: 'M4 10.5 8 14.5 16 5.5',
  chevron: 'M5 7.5 10 12.5 15 7.5',
  close: 'M5 5 15 15M15 5 5 15',
  download: 'M10 3v9M6 8.5 10 12.5 14 8.5M3.5 16.5h13',
  eye: 'M1.5 10S4.5 4.5 10 4.5 18.5 10 18.5 10 15.5 15.5 10 15.5 1.5 10 1.5 10zM10 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  'eye-off':
    'M3 3l14 14M8 4.8A8 8 0 0 1 10 4.5c5.5 0 8.5 5.5 8.5 5.5a14 14 0 0 1-2.3 2.8M5 6.2A13.5 13.5 0 0 0 1.5 10s3 5.5 8.5 5.5a8 8 0 0 0 3.6-.9M8.2 8.3a2.5 2.5 0 0 0 3.5 3.5',
  keyboard: 'M2.5 5.5h15v9h-15zM5.5 8.5h.1M8.5 8.5h.1M11.5 8.5h.1M14.5 8.5h.1M6.5 11.5h7',
  map: 'M2.5 5 7.5 3 12.5 5 17.5 3V15L12.5 17 7.5 15 2.5 17zM7.5 3V15M12.5 5V17',
  moon: 'M16.5 11.8A7 7 0 0 1 8.2 3.5 7 7 0 1 0 16.5 11.8z',
  retry: 'M16 10a6 6 0 1 1-1.8-4.3M16 3v3.5h-3.5',
  search: 'M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM13 13l4 4',
  sun: 'M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.4 1.4M14.6 14.6 16 16M4 16l1.4-1.4M14.6 5.4 16 4',
  screen: 'M2.5 4h15v10h-15zM7 17h6',
  truck:
    'M1.5 5.5h10v8h-10zM11.5 8.5h3.5l3 2.7v2.3h-6.5M5 12.2a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2zM14.5 12.2a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2z',
} as const

export type IconName = keyof typeof DRAWINGS

// The keys of an object literal are exactly those that its type names.
export const ICON_NAMES = Object.keys(DRAWINGS) as IconName[]

/** Decoration beside a text or inside a labelled button; screen readers pass over it. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: 'none' }}
    >
      <path d={DRAWINGS[name]} />
    </svg>
  )
}
