/** How far a point glows on the screen, by zoom. */
export const HEAT_RADII = [
  { zoom: 4, pixels: 5 },
  { zoom: 7, pixels: 8 },
  { zoom: 9, pixels: 12 },
  { zoom: 11, pixels: 18 },
  { zoom: 13, pixels: 26 },
  { zoom: 15, pixels: 36 },
] as const
