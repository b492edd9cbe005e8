import type { DrawRequest, LookRequest, WorkerMessage, WorkerRequest } from './route-messages'
import { fittedLook } from './fitted-look'
import { heatSheet } from './heat-sheet'
import {
  addVehicle,
  collectionOf,
  emptySheet,
  type RouteSheet,
  serves,
  type Writing,
  writeSheet,
  writingFor,
} from './route-sheet'

/** Decodes routes and writes their GeoJSON away from the page's thread. */

/** How long the worker goes on before it looks whether another job came, milliseconds. */
const TURN_MS = 24

let latestJob = 0
let current: { job: number; sheet: RouteSheet; writing: Writing } | undefined

// The file is bundled as a worker, where `self` is this; the DOM library only knows the window's.
const worker = self as unknown as {
  onmessage: ((event: MessageEvent<WorkerRequest>) => void) | null
  postMessage(message: WorkerMessage): void
}

worker.onmessage = ({ data }) => {
  if (data.type === 'look') return redraw(data)
  latestJob = data.job
  void draw(data).catch(failAloud)
}

async function draw(request: DrawRequest): Promise<void> {
  if (request.mode === 'heatmap') return drawHeat(request)
  const { job, vehicles, colours, measuredOnly, view, fits } = request
  const sheet = emptySheet(colours)
  let failed = 0
  let turnBegan = performance.now()
  for (const vehicle of vehicles) {
    try {
      addVehicle(sheet, vehicle, measuredOnly)
    } catch {
      // The page tells how many, and offers to try again.
      failed += 1
    }
    if (performance.now() - turnBegan < TURN_MS) continue
    await nextTurn()
    if (job !== latestJob) return
    turnBegan = performance.now()
  }
  const { bounds, first, withoutLine } = sheet
  const writing = writingFor(sheet, fits && bounds ? { ...view, ...fittedLook(view, bounds) } : view)
  current = { job, sheet, writing }
  const geojson = collectionOf(writeSheet(sheet, writing))
  worker.postMessage({ type: 'done', job, geojson, bounds, first, withoutLine, failed, peaks: [] })
}

function drawHeat({ job, vehicles, measuredOnly }: DrawRequest): void {
  current = undefined
  worker.postMessage({ type: 'done', job, failed: 0, ...heatSheet(vehicles, measuredOnly) })
}

function redraw({ job, view }: LookRequest): void {
  if (current?.job !== job) return
  const writing = writingFor(current.sheet, view)
  if (serves(current.writing, writing, view)) return
  current.writing = writing
  worker.postMessage({
    type: 'redrawn',
    job,
    geojson: collectionOf(writeSheet(current.sheet, current.writing)),
  })
}

const nextTurn = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

/** Reaches the page as the worker's error: nothing more will come of this job. */
function failAloud(error: unknown): void {
  setTimeout(() => {
    throw error
  })
}
