import type { DrawRequest, LookRequest, WorkerMessage, WorkerRequest } from './route-messages'
import { heatSheet } from './heat-sheet'
import {
  addVehicle,
  collectionOf,
  emptySheet,
  type RouteSheet,
  serves,
  type Writing,
  writeRoutes,
  writingFor,
} from './route-sheet'

/** Decodes routes and writes their GeoJSON away from the page's thread. */

/** How long the worker goes on before it looks whether another job came, milliseconds. */
const TURN_MS = 24

/** After so many milliseconds the map draws what there is so far, then after twice as many, and so on. */
const SHOW_AFTER_MS = 500

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
  const { job, vehicles, colours, measuredOnly, look } = request
  const sheet = emptySheet()
  // Whether lines must be cut shows only when all are read; so far they are few.
  const soFar: Writing = { level: writingFor(sheet, look).level, box: undefined }
  const written: string[] = []
  let failed = 0
  const began = performance.now()
  let turnBegan = began
  let showAt = turnBegan + SHOW_AFTER_MS
  for (const [index, vehicle] of vehicles.entries()) {
    try {
      written.push(writeRoutes(addVehicle(sheet, vehicle, colours, measuredOnly), soFar))
    } catch {
      // The page tells how many, and offers to try again.
      failed += 1
    }
    const now = performance.now()
    if (now - turnBegan < TURN_MS) continue
    const show = now > showAt
    worker.postMessage({
      type: 'drawn',
      job,
      vehicles: index + 1,
      ...(show && { geojson: collectionOf(written) }),
    })
    if (show) showAt += 2 * (showAt - began)
    await nextTurn()
    if (job !== latestJob) return
    turnBegan = performance.now()
  }
  const writing = writingFor(sheet, look)
  current = { job, sheet, writing: writing.box ? writing : soFar }
  const { bounds, first, withoutLine } = sheet
  const geojson = collectionOf(writing.box ? [writeRoutes(sheet.routes, writing)] : written)
  worker.postMessage({ type: 'done', job, geojson, bounds, first, withoutLine, failed, peaks: [] })
}

function drawHeat({ job, vehicles, measuredOnly }: DrawRequest): void {
  current = undefined
  worker.postMessage({ type: 'done', job, failed: 0, ...heatSheet(vehicles, measuredOnly) })
}

function redraw({ job, look }: LookRequest): void {
  if (current?.job !== job || serves(current.writing, look)) return
  current.writing = writingFor(current.sheet, look)
  worker.postMessage({
    type: 'redrawn',
    job,
    geojson: collectionOf([writeRoutes(current.sheet.routes, current.writing)]),
  })
}

const nextTurn = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

/** Reaches the page as the worker's error: nothing more will come of this job. */
function failAloud(error: unknown): void {
  setTimeout(() => {
    throw error
  })
}
