import type { MapMode } from '@product/sdk/nouns/campaigns'
import { DAY_LINE_TOLERANCE_METERS } from '@product/sdk/nouns/driving'
import styles from './MapLegend.module.css'
import { HEAT_COLOURS } from './map-layers'
import { PROVENANCE_TEXTS } from '../../campaign/provenance-text'

/** What lines and colours mean. */
export function MapLegend({
  mode,
  areas,
  modelled,
  byDay = false,
}: {
  mode: MapMode
  areas: boolean
  modelled: boolean
  /** So many paths that their days are drawn. */
  byDay?: boolean
}) {
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
      {byDay && (
        <li className={styles.note}>
          Each day is one line, true to {DAY_LINE_TOLERANCE_METERS} m
          {mode === 'routes' &&
            ', over roads that are new in its month; where many drove, one of them is drawn'}
          .{mode === 'routes' && ' Click a line for all of its truck.'} Select trucks for their single paths.
        </li>
      )}
      {areas && (
        <li>
          <span className={styles.area} aria-hidden="true" /> Target area
        </li>
      )}
    </ul>
  )
}
