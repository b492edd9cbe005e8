import { encodePolyline } from '@product/sdk/values'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { storyVehicles } from '../../campaign/story-routes'
import type { DrawRequest, View, WorkerMessage, WorkerRequest } from './route-messages'

const told: WorkerMessage[] = []
const worker = {
  onmessage: (_: { data: WorkerRequest }) => {},
  postMessage: (message: WorkerMessage) => void told.push(message),
}

beforeAll(async () => {
  vi.stubGlobal('self', worker)
  await import('./route-worker')
})

beforeEach(() => {
  told.splice(0)
  // As if each piece of work took long: others have their turn after it.
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 100))
})

const VIEW: View = { zoom: 9, bounds: [-119, 33, -117, 35], isolated: undefined }
const STREET = encodePolyline([-118.3, 34, -118.2, 34])

/** Trucks that drove through the same street, each on one day. */
function request(job: number, over: Partial<DrawRequest> = {}): DrawRequest {
  const day = { paths: 1, capped: 0, estimated: 1 }
  const vehicles = storyVehicles(2)
    .slice(0, 2)
    .map((vehicle, at) => ({
      ...vehicle,
      key: `truck-${at + 1}` as const,
      paths: vehicle.paths.slice(0, 1).map(path => ({ ...path, day, polyline: STREET })),
    }))
  return {
    type: 'draw',
    job,
    vehicles,
    colours: new Map(),
    measuredOnly: false,
    mode: 'routes',
    view: VIEW,
    fits: false,
    ...over,
  }
}

const send = (data: WorkerRequest): void => worker.onmessage({ data })

/** Whose routes were drawn last. */
async function drawn(): Promise<unknown> {
  const last = told.at(-1)
  const { features } = JSON.parse(last && 'geojson' in last ? await last.geojson.text() : '{}')
  return features.map(({ properties }: { properties: { vehicleKey: string } }) => properties.vehicleKey)
}

const until = (count: number) => vi.waitFor(() => expect(told.length).toBeGreaterThanOrEqual(count))

it('a truck that is isolated while its job is still at work has its ground at the end', async () => {
  send(request(1))
  send({ type: 'look', job: 1, view: { ...VIEW, isolated: 'truck-2' } })
  await until(1)
  await vi.waitFor(async () => expect(await drawn()).toEqual(['truck-2']))
})

it('is written anew for another truck, and not for what already serves', async () => {
  send(request(2))
  await until(1)
  expect(await drawn()).toEqual(['truck-1'])
  send({ type: 'look', job: 2, view: { ...VIEW, zoom: 8 } })
  send({ type: 'look', job: 2, view: { ...VIEW, isolated: 'truck-2' } })
  await until(2)
  expect(told.map(({ type }) => type)).toEqual(['done', 'redrawn'])
  expect(await drawn()).toEqual(['truck-2'])
})

it('an earlier job tells nothing more', async () => {
  send(request(3))
  send(request(4, { view: { ...VIEW, isolated: 'truck-2' } }))
  send({ type: 'look', job: 3, view: VIEW })
  await vi.waitFor(() => expect(told.some(({ job }) => job === 4)).toBe(true))
  expect(await drawn()).toEqual(['truck-2'])
})

it('says who drove at a place: of what is drawn, and only for the last who asks', async () => {
  send(request(5))
  send({ type: 'near', job: 5, place: [-118.25, 34], reach: 0.001 })
  await until(1)
  send({ type: 'near', job: 5, place: [-118.25, 35], reach: 0.001 })
  send({ type: 'near', job: 5, place: [-118.24, 34], reach: 0.001 })
  send({ type: 'near', job: 5, place: [-118.22, 34], reach: 0.001 })
  await until(2)
  expect(told.slice(1)).toEqual([
    { type: 'near', job: 5, place: [-118.22, 34], vehicles: ['truck-1', 'truck-2'] },
  ])
  send({ type: 'near', job: 4, place: [-118.23, 34], reach: 0.001 })
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(told).toHaveLength(2)
})
