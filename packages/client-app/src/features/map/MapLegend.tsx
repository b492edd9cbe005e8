import type { MapMode } from '@product/sdk/nouns/campaigns'
import styles from './MapLegend.module.css'
import { HEAT_COLOURS } from './map-layers'
import { PROVENANCE_TEXTS } from '@product/sdk/nouns/driving'

/** What lines and colours mean. */
export function MapLegend({ mode, areas, modelled }: { mode: MapMode; areas: boolean; modelled: boolean }) {
  return (
    <ul className={styles.legend} aria-label="Legend">
      {mode === 'heatmap' ? (
        <li className={styles.heat}>
          Fewer
          <span
            className={styles.ramp}
            aria-hidden="true"
            style={{ backgroundImage: `linear-gradient(to right, ${HEAT_COLOURS.join()})` }}
          />
          More impressions
        </li>
      ) : (
        <>
          <li>
            <span className={styles.line} aria-hidden="true" /> {PROVENANCE_TEXTS.measured}
          </li>
          {modelled && (
            <li>
              <span className={styles.dashed} aria-hidden="true" /> Modelled
            </li>
          )}
        </>
      )}
      {areas && (
        <li>
          <span className={styles.area} aria-hidden="true" /> Target area
        </li>
      )}
    </ul>
  )
}
