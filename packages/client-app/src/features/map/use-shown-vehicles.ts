import { routeTotals } from '@product/sdk/features/map'
import type { Vehicle, VehicleKey } from '@product/sdk/nouns/campaigns'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { listVehicles } from './listed-vehicle'
import type { MapScreen } from './use-map-address'

/** Which of the vehicles are shown: the picked ones, all where none is picked, none where all were hidden. */
export function useShownVehicles(
  vehicles: readonly Vehicle[] | undefined,
  screen: MapScreen,
  onChange: (screen: MapScreen) => void,
) {
  const { trucks, measured, hidesAll = false } = screen

  const all = useMemo(() => listVehicles(vehicles ?? [], measured), [vehicles, measured])
  const byKey = useMemo(() => new Map(all.map(vehicle => [vehicle.key, vehicle])), [all])
  const wanted = trucks.join()
  const shown = useMemo(() => {
    if (hidesAll) return vehicles && []
    const keys = new Set(wanted.split(','))
    const some = vehicles?.filter(({ key }) => keys.has(key)) ?? []
    return some.length > 0 ? some : vehicles
  }, [vehicles, wanted, hidesAll])
  const keys = useMemo(() => new Set(shown?.map(({ key }) => key)), [shown])

  const listed = useMemo(() => all.filter(({ key }) => keys.has(key)), [all, keys])

  const only = screen.only !== undefined && keys.has(screen.only) ? screen.only : undefined
  const setOnly = (key: VehicleKey | undefined): void => {
    if (key !== screen.only) onChange({ ...screen, only: key })
  }
  useRelease(only !== undefined, () => setOnly(undefined))
  const totals = useMemo(() => {
    const counted = only === undefined ? shown : shown?.filter(({ key }) => key === only)
    return counted && routeTotals(counted, { measuredOnly: measured })
  }, [shown, only, measured])

  return {
    /** All of the campaign's vehicles, for lists. */
    all,
    byKey,
    /** Those to draw; undefined while they are not known. */
    vehicles: shown,
    keys,
    /** Undefined while the vehicles are not known. */
    totals,
    /** Those to draw as lists have them. */
    listed,
    /** The one that the map shows before the others, faded. */
    only,
    setOnly,
    /** What was picked, as a list that differs where the drawing should. */
    picked: hidesAll ? ['none'] : trucks,
    /** Shows exactly these. */
    show(next: readonly VehicleKey[]): void {
      const isAll = next.length === all.length
      onChange({ ...screen, trucks: isAll ? [] : next, hidesAll: next.length === 0 })
    },
  }
}

/** Esc releases the vehicle before the others. */
function useRelease(isIsolating: boolean, release: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    release()
  })
  useEffect(() => {
    if (!isIsolating) return
    const listen = (event: KeyboardEvent): void => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isIsolating])
}
