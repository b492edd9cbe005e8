import { routeTotals } from '@product/sdk/features/map'
import type { Vehicle, VehicleKey } from '@product/sdk/nouns/campaigns'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { listVehicles } from './listed-vehicle'
import type { MapScreen } from './use-map-address'

/** Which of the vehicles are shown: the picked ones, all where none is picked, none where all were hidden. */
export function useShownVehicles(vehicles: readonly Vehicle[] | undefined, screen: MapScreen) {
  const { campaign, trucks, measured } = screen
  const [hiddenIn, setHiddenIn] = useState<number>()
  const hidesAll = campaign !== undefined && hiddenIn === campaign && trucks.length === 0

  const all = useMemo(() => listVehicles(vehicles ?? [], measured), [vehicles, measured])
  const names = useMemo(() => new Map(all.map(({ key, name }) => [key, name])), [all])
  const wanted = trucks.join()
  const shown = useMemo(() => {
    if (hidesAll) return vehicles && []
    const keys = new Set(wanted.split(','))
    const some = vehicles?.filter(({ key }) => keys.has(key)) ?? []
    return some.length > 0 ? some : vehicles
  }, [vehicles, wanted, hidesAll])
  const keys = useMemo(() => new Set(shown?.map(({ key }) => key)), [shown])

  const [only, setOnly] = useIsolated(campaign, keys)
  const totals = useMemo(() => {
    const counted = only === undefined ? shown : shown?.filter(({ key }) => key === only)
    return counted && routeTotals(counted, { measuredOnly: measured })
  }, [shown, only, measured])

  return {
    /** All of the campaign's vehicles, for lists. */
    all,
    names,
    /** Those to draw; undefined while they are not known. */
    vehicles: shown,
    keys,
    /** Undefined while the vehicles are not known. */
    totals,
    /** The one that the map shows before the others, faded. */
    only,
    setOnly,
    /** What was picked, as a list that differs where the drawing should. */
    picked: hidesAll ? ['none'] : trucks,
    /** Shows exactly these; the answer is what the screen then holds. */
    show(next: readonly VehicleKey[]): readonly VehicleKey[] {
      setHiddenIn(next.length === 0 ? campaign : undefined)
      return next.length === all.length ? [] : next
    },
  }
}

/** One vehicle before the others, as long as it is shown at all. Esc releases it. */
function useIsolated(campaign: number | undefined, shown: ReadonlySet<VehicleKey>) {
  const [isolated, setIsolated] = useState<{ campaign: number | undefined; key: VehicleKey }>()
  const only =
    isolated?.campaign === campaign && isolated && shown.has(isolated.key) ? isolated.key : undefined

  const release = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    setIsolated(undefined)
  })
  const isIsolating = only !== undefined
  useEffect(() => {
    if (!isIsolating) return
    const listen = (event: KeyboardEvent): void => release(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isIsolating])

  return [only, (key: VehicleKey | undefined) => setIsolated(key && { campaign, key })] as const
}
