/** Cells of ground stand in square tiles of 64 by 64, so that far-off places take no memory in between. */
export const TILE_BITS = 6
const IN_TILE = (1 << TILE_BITS) - 1

/** Names a tile, by its own place among tiles. */
export const keyOf = (tileX: number, tileY: number): number => tileX * 67_108_864 + tileY

/** Where in its tile a cell stands. */
export const placeOf = (x: number, y: number): number => ((y & IN_TILE) << TILE_BITS) | (x & IN_TILE)
