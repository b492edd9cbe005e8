import { Alert, Box, useTheme } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { ExpressionSpecification, GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAdmin } from '../../../config/runtime'
import { createMap, showBounds } from '../../../maps/create-map'
import { mapControls } from '../../../theme/map-controls'
import { boundsOfDrives, driveFeatures } from './drive-features'
import type { Drive } from './DriveTable'

interface DriveMapProps {
  label: string
  routes: readonly Drive[]
  /** Alone in full colour; the others stay faint. */
  selected: number | undefined
  onSelect: (at: number | undefined) => void
}

const DRIVES = 'drives'
const FAINT = 0.15
const FULL = 0.75

const opacityWith = (selected: number | undefined): number | ExpressionSpecification =>
  selected === undefined ? FULL : ['case', ['==', ['get', 'at'], selected], 1, FAINT]

/** The drives as lines; a press on one selects it. */
export default function DriveMap(props: DriveMapProps) {
  const { mode } = useTheme().palette
  // The base map and the colours drawn on it belong to one scheme.
  return <OneSchemeMap key={mode} {...props} />
}

function OneSchemeMap({ label, routes, selected, onSelect }: DriveMapProps) {
  const translate = useTranslate()
  const { mapStyleUrl: styleUrl } = useAdmin()
  const { palette } = useTheme()
  const container = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<MapLibreMap>()
  const [hasFailed, setHasFailed] = useState(false)

  const start = useEffectEvent(() => {
    if (!container.current) return undefined
    return createMap(container.current, { label, scheme: palette.mode, styleUrl })
  })
  const select = useEffectEvent((at: unknown) => {
    if (typeof at === 'number') onSelect(at === selected ? undefined : at)
  })
  const drawOn = useEffectEvent((made: MapLibreMap) => {
    made.addSource(DRIVES, { type: 'geojson', data: driveFeatures([]) })
    made.addLayer({
      id: DRIVES,
      type: 'line',
      source: DRIVES,
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': palette.primary.main, 'line-width': 4 },
    })
    setMap(made)
  })

  useEffect(() => {
    let made: MapLibreMap | undefined
    try {
      made = start()
    } catch {
      setHasFailed(true)
      return
    }
    const started = made
    started?.once('style.load', () => drawOn(started))
    started?.on('click', event => {
      const [pressed] = started.getLayer(DRIVES)
        ? started.queryRenderedFeatures(event.point, { layers: [DRIVES] })
        : []
      select(pressed?.properties.at)
    })
    return () => {
      setMap(undefined)
      made?.remove()
    }
  }, [])

  useEffect(() => {
    void map?.getSource<GeoJSONSource>(DRIVES)?.setData(driveFeatures(routes))
  }, [map, routes])

  useEffect(() => {
    if (!map) return
    map.setPaintProperty(DRIVES, 'line-opacity', opacityWith(selected))
    const route = selected === undefined ? undefined : routes[selected]
    showBounds(map, boundsOfDrives(route ? [route] : routes))
  }, [map, routes, selected])

  if (hasFailed) return <Alert severity="warning">{translate('trucks.routes.no_map')}</Alert>
  return (
    <Box sx={mapControls} style={{ height: '100%' }}>
      <div ref={container} style={{ width: '100%', height: '100%' }} />
    </Box>
  )
}
