import type { Map as MapLibreMap, StyleSpecification } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { baseStyle } from '../../base-map/base-style'
import { firstLabelLayer, keepOurs } from './map-layers'
import type { Scheme } from '../../theme/use-scheme'

export interface BaseMapOptions {
  scheme: Scheme
  /** A MapLibre style from elsewhere, in place of the bundled one. */
  styleUrl: string | undefined
  /** Where the bundled base map's files are. */
  baseUrl: string
}

const styleFor = ({ scheme, styleUrl, baseUrl }: BaseMapOptions): StyleSpecification | string =>
  styleUrl ?? baseStyle({ theme: scheme, baseUrl })

/**
 * The base map's style for a new map, and the layer below which routes belong. When the scheme changes, the base map
 * does; routes stay as they are.
 */
export function useBaseMap(map: MapLibreMap | undefined, options: BaseMapOptions) {
  const { scheme, styleUrl, baseUrl } = options
  const [first] = useState(() => styleFor(options))
  const [shown, setShown] = useState(scheme)
  const [beforeId, setBeforeId] = useState<string>()

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
    map.setStyle(styleFor({ scheme, styleUrl, baseUrl }), { transformStyle: keepOurs })
    setShown(scheme)
  }, [map, scheme, shown, styleUrl, baseUrl])

  return { style: first, beforeId }
}
