// Many short lines of one road, put end to end where they go straight on.
import { km } from './plane.mjs'

/** Ends nearer than this meet, in kilometres. */
const meets = 0.12
/** Cosine of the sharpest turn at which a line still goes on. */
const straightOn = Math.cos((50 * Math.PI) / 180)

export function joinLines(lines) {
  const open = lines.filter(line => line.length > 1).map(line => [...line])
  for (let pair = bestPair(open); pair; pair = bestPair(open)) {
    const [a, b] = pair
    const first = a.end === 'last' ? open[a.i] : [...open[a.i]].reverse()
    const second = b.end === 'first' ? open[b.i] : [...open[b.i]].reverse()
    open[a.i] = [...first, ...second.slice(km(first.at(-1), second[0]) < 0.02 ? 1 : 0)]
    open.splice(b.i, 1)
  }
  return open
}

/** The two line ends that meet with the smallest turn. */
function bestPair(lines) {
  const ends = lines.flatMap((line, i) => [
    { i, end: 'first', at: line[0], way: heading(line[1], line[0]) },
    { i, end: 'last', at: line.at(-1), way: heading(line.at(-2), line.at(-1)) },
  ])
  const cells = new Map()
  const key = (x, y) => `${x},${y}`
  const cell = ({ at }) => [Math.floor(at[0] / 0.002), Math.floor(at[1] / 0.002)]
  for (const end of ends) {
    const name = key(...cell(end))
    if (!cells.has(name)) cells.set(name, [])
    cells.get(name).push(end)
  }
  let best
  for (const a of ends) {
    const [x, y] = cell(a)
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        for (const b of cells.get(key(x + dx, y + dy)) ?? []) {
          if (b.i <= a.i || km(a.at, b.at) > meets) continue
          const straight = -(a.way[0] * b.way[0] + a.way[1] * b.way[1])
          if (straight > straightOn && (!best || straight > best.straight)) best = { straight, pair: [a, b] }
        }
      }
    }
  }
  return best?.pair
}

function heading(from, to) {
  const dx = (to[0] - from[0]) * Math.cos((to[1] * Math.PI) / 180)
  const dy = to[1] - from[1]
  const length = Math.hypot(dx, dy) || 1
  return [dx / length, dy / length]
}
