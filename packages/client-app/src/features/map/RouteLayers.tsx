import type { VehicleKey } from '@product/sdk/nouns/campaigns'
import { Layer, Source } from 'react-map-gl/maplibre'
import { casingPaint, LAYERS, MODELLED_DASH, routeLayout, routePaint, SOURCES } from './map-layers'

/** The routes' lines: one source, dashed where they are modelled. */
export function RouteLayers({
  url,
  isolated,
  highlighted,
  casing,
  beforeId,
}: {
  /** Address of the GeoJSON. */
  url: string
  isolated: VehicleKey | undefined
  /** Stands out for the moment: where it is drawn, which of a crowd by days is only where nobody drove before it. */
  highlighted: VehicleKey | undefined
  /** Colour of the rim around each line; undefined where so many are drawn that rims would hide them. */
  casing: string | undefined
  beforeId: string | undefined
}) {
  const isCrowd = casing === undefined
  const prominent = highlighted ?? isolated
  // Another order is another drawing, for which a crowd takes too long while somebody only looks.
  const layout = routeLayout(isCrowd ? isolated : prominent, isCrowd)
  const paint = routePaint(prominent, isCrowd)
  return (
    // With rims or without: layers added later would lie above the lines.
    <Source
      key={casing ? 'rimmed' : 'plain'}
      id={SOURCES.routes}
      type="geojson"
      data={url}
      buffer={16}
      tolerance={0.3}
    >
      {casing !== undefined && (
        <Layer
          id={LAYERS.casing}
          type="line"
          beforeId={beforeId}
          layout={layout}
          paint={casingPaint(prominent, casing)}
        />
      )}
      <Layer
        id={LAYERS.modelled}
        type="line"
        beforeId={beforeId}
        filter={['==', ['get', 'dashed'], true]}
        layout={{ ...layout, 'line-cap': 'butt' }}
        paint={{ ...paint, 'line-dasharray': MODELLED_DASH }}
      />
      <Layer
        id={LAYERS.measured}
        type="line"
        beforeId={beforeId}
        filter={['==', ['get', 'dashed'], false]}
        layout={layout}
        paint={paint}
      />
    </Source>
  )
}
