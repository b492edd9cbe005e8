import { Alert, Box, useTheme } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAdmin } from '../../config/runtime'
import { createMap, showBounds } from '../../maps/create-map'
import { mapControls } from '../../theme/map-controls'
import { boundsOfPlaces, placeFeatures } from './place-features'
import type { PlacedAddress } from './use-places'

/** The base map has a source `places` of its own: the cities. */
const PLACES = 'group-places'

interface PlacesMapProps {
  label: string
  places: readonly PlacedAddress[]
}

/** Addresses as points, all of them in view; the pointer names them. */
export default function PlacesMap({ label, places }: PlacesMapProps) {
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
  const drawOn = useEffectEvent((made: MapLibreMap) => {
    made.addSource(PLACES, { type: 'geojson', data: placeFeatures([]) })
    made.addLayer({
      id: PLACES,
      type: 'circle',
      source: PLACES,
      paint: {
        'circle-color': palette.primary.main,
        'circle-radius': 6,
        'circle-stroke-width': 2,
        'circle-stroke-color': palette.background.paper,
      },
    })
    const canvas = made.getCanvas()
    made.on('mousemove', PLACES, ({ features = [] }) => {
      canvas.title = features.map(({ properties }) => String(properties.address)).join('; ')
    })
    made.on('mouseleave', PLACES, () => {
      canvas.title = ''
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
    return () => {
      setMap(undefined)
      made?.remove()
    }
  }, [])

  // The same places come as a new list with each key that is typed.
  const shown = JSON.stringify(places)
  const show = useEffectEvent((made: MapLibreMap) => {
    void made.getSource<GeoJSONSource>(PLACES)?.setData(placeFeatures(places))
    showBounds(made, boundsOfPlaces(places))
  })
  useEffect(() => {
    if (map) show(map)
  }, [map, shown])

  if (hasFailed) return <Alert severity="warning">{translate('macros.no_map')}</Alert>
  return (
    <Box sx={mapControls} style={{ height: '100%' }}>
      <div ref={container} style={{ width: '100%', height: '100%' }} />
    </Box>
  )
}
