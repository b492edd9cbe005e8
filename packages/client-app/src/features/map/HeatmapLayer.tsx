import { Layer, Source } from 'react-map-gl/maplibre'
import type { HeatPeak } from './heat-sheet'
import { heatPaint, LAYERS, SOURCES } from './map-layers'

/** The impressions as heat. */
export function HeatmapLayer({
  url,
  peaks,
  beforeId,
}: {
  url: string
  /** What counts as the most, by zoom. */
  peaks: readonly HeatPeak[]
  beforeId: string | undefined
}) {
  return (
    <Source id={SOURCES.heat} type="geojson" data={url} buffer={64}>
      <Layer id={LAYERS.heat} type="heatmap" beforeId={beforeId} paint={heatPaint(peaks)} />
    </Source>
  )
}
