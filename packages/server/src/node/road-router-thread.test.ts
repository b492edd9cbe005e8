import type { LngLat } from '@product/sdk/values'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { bundledRoads } from '../demo/demo-files'
import { bundledRouter } from '../outside/bundled-router'
import { roadRouterThread } from './road-router-thread'

const losAngeles: LngLat = [-118.2437, 34.0522]
const sanDiego: LngLat = [-117.1611, 32.7157]
const newYork: LngLat = [-74.006, 40.7128]

it('the thread finds the ways that the bundled roads have anywhere, each caller his own', async () => {
  const router = roadRouterThread()
  const asked = [
    [losAngeles, sanDiego],
    [losAngeles, newYork],
    [sanDiego, losAngeles],
  ]
  const answers = await Promise.all(asked.map(places => router.route(places)))
  const here = bundledRouter(bundledRoads())
  expect(answers).toEqual(await Promise.all(asked.map(places => here.route(places))))
  expect(answers.map(({ ok }) => ok)).toEqual([true, false, true])
})

it('a thread that dies over a way is down, and the next way has a new thread', async () => {
  const code = `
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', places => {
      if (places.length === 3) process.exit(1)
      parentPort.postMessage({ ok: true, way: { miles: places.length, seconds: 0, polyline: '' } })
    })`
  const router = roadRouterThread({
    open: () => new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`)),
  })
  const down = { ok: false, problem: { code: 'down' } }
  const two = { ok: true, way: { miles: 2, seconds: 0, polyline: '' } }
  expect(await router.route([losAngeles, sanDiego])).toEqual(two)
  expect(await router.route([losAngeles, sanDiego, newYork])).toEqual(down)
  expect(await router.route([losAngeles, sanDiego])).toEqual(two)
})
