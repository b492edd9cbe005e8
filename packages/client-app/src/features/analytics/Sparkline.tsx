const WIDTH = 100
const HEIGHT = 32

/** More points than pixels would only blur. */
const MOST_POINTS = 40

/** Sums of so many neighbours that few enough remain. */
function thinned(values: readonly number[]): number[] {
  const size = Math.ceil(values.length / MOST_POINTS)
  return Array.from({ length: Math.ceil(values.length / size) }, (_, index) => {
    const some = values.slice(index * size, (index + 1) * size)
    return some.reduce((sum, value) => sum + value, 0) / some.length
  })
}

/** The course of a figure, without scales: the figure stands beside it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null
  const points = thinned(values)
  const most = Math.max(...points, 1e-9)
  const line = points.map((value, index) => {
    const x = (index / (points.length - 1)) * WIDTH
    const y = HEIGHT - 2 - (value / most) * (HEIGHT - 4)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} height={HEIGHT} preserveAspectRatio="none">
      <polygon
        points={`0,${HEIGHT} ${line.join(' ')} ${WIDTH},${HEIGHT}`}
        fill="var(--color-primary)"
        fillOpacity="0.1"
      />
      <polyline
        points={line.join(' ')}
        fill="none"
        stroke="var(--color-primary-text)"
        strokeWidth="1.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
