import { Layer, Source } from 'react-map-gl/maplibre'
import { heatPaint, LAYERS, SOURCES } from './map-layers'

/** The impressions as heat. */
export function HeatmapLayer({
  url,
  heaviest,
  beforeId,
}: {
  url: string
  /** The weight that counts as full. */
  heaviest: number
  beforeId: string | undefined
}) {
  return (
    <Source id={SOURCES.heat} type="geojson" data={url} buffer={64}>
      <Layer id={LAYERS.heat} type="heatmap" beforeId={beforeId} paint={heatPaint(heaviest)} />
    </Source>
  )
}
