import { boundsOf } from '@product/sdk/values'
import { closeRing } from '@product/sdk/nouns/campaigns'
import { useMemo } from 'react'
import { Layer, Marker, Source } from 'react-map-gl/maplibre'
import type { TargetArea } from '../../campaign/target-area'
import { LAYERS, SOURCES } from './map-layers'
import styles from './TargetAreas.module.css'

/** Outlines where the campaign is meant to be seen. */
export function TargetAreas({
  areas,
  colour,
  beforeId,
}: {
  areas: readonly TargetArea[]
  colour: string
  beforeId: string | undefined
}) {
  const geojson = useMemo(() => areaFeatures(areas), [areas])
  return (
    <>
      <Source id={SOURCES.areas} type="geojson" data={geojson}>
        <Layer
          id={LAYERS.areaFill}
          type="fill"
          beforeId={beforeId}
          paint={{ 'fill-color': colour, 'fill-opacity': 0.06 }}
        />
        <Layer
          id={LAYERS.areaLine}
          type="line"
          beforeId={beforeId}
          layout={{ 'line-join': 'round' }}
          paint={{ 'line-color': colour, 'line-width': 1.5, 'line-opacity': 0.8 }}
        />
      </Source>
      {areas.map(area => {
        const [west, , , north] = boundsOf(area.points) ?? []
        return (
          west !== undefined &&
          north !== undefined && (
            <Marker key={area.bounding_box_id} longitude={west} latitude={north} anchor="bottom-left">
              <span className={styles.label}>Target area</span>
            </Marker>
          )
        )
      })}
    </>
  )
}

const areaFeatures = (areas: readonly TargetArea[]) => ({
  type: 'FeatureCollection' as const,
  features: areas.map(({ points }) => ({
    type: 'Feature' as const,
    properties: {},
    geometry: {
      type: 'Polygon' as const,
      coordinates: [closeRing(points).map(([lng, lat]): [number, number] => [lng, lat])],
    },
  })),
})
