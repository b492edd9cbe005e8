import type { MapMode, Vehicle, VehicleKey } from '@product/sdk/nouns/campaigns'
import type { Point } from '@product/sdk/values'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { AllDrawn, Look, View, WorkerMessage, WorkerRequest } from './route-messages'

export interface Drawing {
  status: 'idle' | 'drawing' | 'drawn' | 'failed'
  /** What the address below holds. */
  mode: MapMode
  /** Whose routes these are; undefined while those are not known. */
  selection: string | undefined
  /** Where the map gets the GeoJSON from; undefined before there is any. */
  url: string | undefined
  /** So many routes that they are drawn as plainly as can be. */
  isCrowded: boolean
  result: Pick<AllDrawn, 'job' | 'bounds' | 'first' | 'peaks' | 'withoutLine' | 'failed'> | undefined
}

export interface DrawingInput {
  /** Undefined while they are not known. */
  vehicles: readonly Vehicle[] | undefined
  colours: ReadonlyMap<VehicleKey, string>
  measuredOnly: boolean
  mode: MapMode
  /** Shown before the others. */
  isolated: VehicleKey | undefined
  /** Names what the vehicles are: another campaign, time or choice has another. */
  selection: string
}

/** Is told the vehicles that drove there, unless somebody asked for another place meanwhile. */
export type NearAnswer = (vehicles: readonly VehicleKey[]) => void

/** Routes. */
const CROWDED_ABOVE = 300

const NOTHING: Drawing = {
  status: 'idle',
  mode: 'routes',
  selection: undefined,
  url: undefined,
  isCrowded: false,
  result: undefined,
}

/**
 * Draws the vehicles' routes in a worker, then again in finer lines as the map looks closer.
 * `look` tells what the map shows; `findNear` asks who drove at a place; `retry` starts over after the worker failed.
 */
export function useRouteDrawing(input: DrawingInput, firstLook: Look) {
  const { vehicles, colours, measuredOnly, mode, selection, isolated } = input
  const [drawing, setDrawing] = useState(NOTHING)
  const [attempt, setAttempt] = useState(0)
  const worker = useRef<Worker>(undefined)
  const hasFailed = useRef(false)
  const job = useRef(0)
  const viewNow = useRef({ ...firstLook, isolated })
  /** Who asked last who drove at a place. */
  const nearAsked = useRef<{ place: Point; answer: NearAnswer }>(undefined)
  /** The selection of the last job, and the one that the map was moved to. */
  const asked = useRef<string>(undefined)
  const fitted = useRef<string>(undefined)

  useEffect(() => {
    const current = new Worker(new URL('./route-worker.ts', import.meta.url), { type: 'module' })
    worker.current = current
    const addresses: string[] = []
    const address = (geojson: Blob): string => {
      const url = URL.createObjectURL(geojson)
      // The map may still be reading the one before.
      for (const old of addresses.splice(0, addresses.length - 1)) URL.revokeObjectURL(old)
      addresses.push(url)
      return url
    }
    current.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.job !== job.current) return
      if (data.type === 'near') {
        if (data.place.join() === nearAsked.current?.place.join()) nearAsked.current.answer(data.vehicles)
        return
      }
      if (data.type === 'redrawn') return setDrawing(old => ({ ...old, url: address(data.geojson) }))
      fitted.current = asked.current
      const { geojson, type: _, ...result } = data
      setDrawing(old => ({ ...old, status: 'drawn', url: address(geojson), result }))
    }
    current.onerror = () => {
      // What is sent to it from here on has no answer.
      hasFailed.current = true
      setDrawing(old => ({ ...old, status: 'failed' }))
    }
    return () => {
      current.terminate()
      hasFailed.current = false
      // Another map is made, and moved again.
      fitted.current = undefined
      setDrawing(old => ({ ...old, url: undefined, result: undefined }))
      for (const url of addresses) URL.revokeObjectURL(url)
    }
  }, [attempt])

  const show = useCallback((change: Partial<View>) => {
    viewNow.current = { ...viewNow.current, ...change }
    const request: WorkerRequest = { type: 'look', job: job.current, view: viewNow.current }
    worker.current?.postMessage(request)
  }, [])
  const look = useCallback((now: Look) => show(now), [show])
  // Before the drawing, which is for the vehicle that is isolated by then.
  useEffect(() => show({ isolated }), [show, isolated])

  useEffect(() => {
    job.current += 1
    if (!vehicles) return setDrawing({ ...NOTHING, mode })
    if (vehicles.length === 0) return setDrawing({ ...NOTHING, mode, selection })
    const request: WorkerRequest = {
      type: 'draw',
      job: job.current,
      vehicles,
      colours,
      measuredOnly,
      mode,
      view: viewNow.current,
      fits: selection !== fitted.current,
    }
    asked.current = selection
    worker.current?.postMessage(request)
    setDrawing(old => ({
      status: hasFailed.current ? 'failed' : 'drawing',
      mode,
      selection,
      // The old lines stay until the new ones come, unless they would be read as the other kind.
      url: old.mode === mode ? old.url : undefined,
      isCrowded: vehicles.reduce((sum, { paths }) => sum + paths.length, 0) > CROWDED_ABOVE,
      result: undefined,
    }))
  }, [vehicles, colours, measuredOnly, mode, selection, attempt])

  const findNear = useCallback((place: Point, reach: number, answer: NearAnswer) => {
    nearAsked.current = { place, answer }
    const request: WorkerRequest = { type: 'near', job: job.current, place, reach }
    worker.current?.postMessage(request)
  }, [])

  return { drawing, look, findNear, retry: () => setAttempt(count => count + 1) }
}
