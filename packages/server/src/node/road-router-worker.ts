import { parentPort } from 'node:worker_threads'
import type { LngLat } from '@product/sdk/values'
import { bundledRoads } from '../demo/demo-files'
import { bundledRouter } from '../outside/bundled-router'

const router = bundledRouter(bundledRoads())

parentPort?.on('message', (places: LngLat[]) => {
  void router.route(places).then(answer => parentPort?.postMessage(answer))
})
