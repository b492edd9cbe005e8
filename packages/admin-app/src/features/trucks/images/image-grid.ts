export const IMAGE_GRID = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
} as const

/** So many stand there at first, and more come when they are asked for. */
export const IMAGES_AT_ONCE = 24
