import type { DrawRequest, NearRequest, View, WorkerMessage, WorkerRequest } from './route-messages'
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
import { vehiclesNear } from './vehicles-near'

/** Decodes routes and writes their GeoJSON away from the page's thread. */

/** How long the worker goes on before it looks whether another job came, milliseconds. */
const TURN_MS = 24

/** The job that counts, and what is to be drawn for by now. */
let latest: { job: number; view: View } | undefined
/** What is drawn. */
let current: { job: number; sheet: RouteSheet; writing: Writing } | undefined

let question: NearRequest | undefined

// The file is bundled as a worker, where `self` is this; the DOM library only knows the window's.
const worker = self as unknown as {
  onmessage: ((event: MessageEvent<WorkerRequest>) => void) | null
  postMessage(message: WorkerMessage): void
}

worker.onmessage = ({ data }) => {
  if (data.type === 'draw') {
    latest = data
    void draw(data).catch(failAloud)
  } else if (data.type === 'near') {
    if (question === undefined) setTimeout(answer)
    question = data
  } else if (data.job === latest?.job) {
    latest = data
    // A job that is not drawn yet takes the view up at its end.
    void redraw(data.view).catch(failAloud)
  }
}

async function draw(request: DrawRequest): Promise<void> {
  current = undefined
  if (request.mode === 'heatmap') return drawHeat(request)
  const { job, vehicles, colours, measuredOnly, fits } = request
  const isWanted = () => latest?.job === job
  const sheet = emptySheet(colours)
  let failed = 0
  const turn = turns()
  for (const vehicle of vehicles) {
    try {
      addVehicle(sheet, vehicle, measuredOnly)
    } catch {
      // The page tells how many, and offers to try again.
      failed += 1
    }
    await turn()
    if (!isWanted()) return
  }
  const { bounds, first, withoutLine } = sheet
  const viewNow = (): View => {
    const { view } = latest ?? request
    return fits && bounds ? { ...view, ...fittedLook(view, bounds) } : view
  }
  const writing = writingFor(sheet, viewNow())
  const geojson = await write(sheet, writing, isWanted)
  if (geojson === undefined) return
  worker.postMessage({ type: 'done', job, geojson, bounds, first, withoutLine, failed, peaks: [] })
  current = { job, sheet, writing }
  await redraw(viewNow())
}

function drawHeat({ job, vehicles, measuredOnly }: DrawRequest): void {
  worker.postMessage({ type: 'done', job, failed: 0, ...heatSheet(vehicles, measuredOnly) })
}

function answer(): void {
  if (question === undefined) return
  const { job, place, reach } = question
  question = undefined
  // Until it is drawn nobody knows; what is seen still is of another job.
  if (job !== current?.job) return
  worker.postMessage({ type: 'near', job, place, vehicles: vehiclesNear(current.sheet, place, reach) })
}

/** Writes what is drawn again, if what was written does not serve the view. */
async function redraw(view: View): Promise<void> {
  if (current === undefined) return
  const { job, sheet } = current
  const writing = writingFor(sheet, view)
  if (serves(current.writing, writing, view)) return
  current.writing = writing
  const geojson = await write(sheet, writing, () => current?.writing === writing)
  if (geojson !== undefined) worker.postMessage({ type: 'redrawn', job, geojson })
}

/** Undefined where meanwhile something else is wanted. */
async function write(
  sheet: RouteSheet,
  writing: Writing,
  isWanted: () => boolean,
): Promise<Blob | undefined> {
  const written: string[] = []
  const turn = turns()
  for (const features of writeSheet(sheet, writing)) {
    written.push(features)
    await turn()
    if (!isWanted()) return undefined
  }
  return collectionOf(written)
}

/** To be awaited between two pieces of work: what came meanwhile has its turn once 24 ms are over. */
function turns(): () => Promise<void> | undefined {
  let began = performance.now()
  const next = async () => {
    await nextTurn()
    began = performance.now()
  }
  return () => (performance.now() - began < TURN_MS ? undefined : next())
}

const nextTurn = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

/** Reaches the page as the worker's error: nothing more will come of this job. */
function failAloud(error: unknown): void {
  setTimeout(() => {
    throw error
  })
}
