import type { Map as MapLibreMap, StyleSpecification } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { basePalettes } from '../../base-map/base-palette'
import { baseStyle, groundOf } from '../../base-map/base-style'
import { firstLabelLayer, keepOurs } from './map-layers'
import type { Scheme } from '../../theme/use-scheme'

/** Routes that take longer have the base map beside them, milliseconds. */
const ROUTES_FIRST_MS = 8000

export interface BaseMapOptions {
  scheme: Scheme
  /** A MapLibre style from elsewhere, in place of the bundled one. */
  styleUrl: string | undefined
  /** Where the bundled base map's files are. */
  baseUrl: string
  /** Routes are on their way to the map. */
  isBusy: boolean
}

/**
 * The base map's style for a new map, and the layer below which routes belong. The first routes are drawn before the
 * base map, whose files keep the map's worker busy for longer than they do. When the scheme changes, the base map does;
 * routes stay as they are.
 */
export function useBaseMap(map: MapLibreMap | undefined, options: BaseMapOptions) {
  const { scheme, styleUrl, baseUrl, isBusy } = options
  const [first] = useState(
    (): StyleSpecification | string => styleUrl ?? groundOf(baseStyle({ theme: scheme, baseUrl })),
  )
  const [shown, setShown] = useState<Scheme>()
  const [beforeId, setBeforeId] = useState<string>()
  const [isLate, setLate] = useState(false)

  useEffect(() => {
    if (!map) return
    const timer = setTimeout(() => setLate(true), ROUTES_FIRST_MS)
    return () => clearTimeout(timer)
  }, [map])

  useEffect(() => {
    if (!map) return
    const find = (): void => setBeforeId(firstLabelLayer(map.getStyle()))
    find()
    map.on('styledata', find)
    return () => {
      map.off('styledata', find)
    }
  }, [map])

  useEffect(() => {
    if (!map || styleUrl !== undefined || shown === scheme) return
    if (shown === undefined && isBusy && !isLate) return
    map.setStyle(baseStyle({ theme: scheme, baseUrl }), { transformStyle: keepOurs })
    setShown(scheme)
  }, [map, scheme, shown, styleUrl, baseUrl, isBusy, isLate])

  return {
    style: first,
    /** Its colour before anything is drawn; undefined where that is not known. */
    ground: styleUrl === undefined ? basePalettes[scheme].land : undefined,
    beforeId,
    /** Whether the base map, and what else lies below the routes, may be shown. */
    hasBegun: styleUrl !== undefined || shown !== undefined,
  }
}
