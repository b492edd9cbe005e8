import type { VehicleKey } from '@product/sdk/nouns/campaigns'
import { countText, ordinalDate, pluralText, utcDay } from '@product/sdk/values'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button'
import { classNames } from '../../ui/class-names'
import { IconButton } from '../../ui/IconButton'
import { pathTimeText } from '../../campaign/path-time-text'
import { knownText } from '../../campaign/provenance-text'
import type { ListedVehicle } from './listed-vehicle'
import styles from './RouteTooltip.module.css'
import type { PointedRoute } from './use-route-pointer'
import { VehicleName } from './VehicleName'

const GAP = 14

/** More of those who drove there are counted, not named. */
const MOST_NAMED = 6

/** What the pointed route is, and who else drove there. After a tap it can be touched, too. */
export function RouteTooltip({
  route,
  name,
  others,
  isolated,
  onIsolate,
  onClose,
}: {
  route: PointedRoute
  name: string
  /** Vehicles whose lines lie there, too. */
  others: readonly Pick<ListedVehicle, 'key' | 'name' | 'colour'>[]
  isolated: boolean
  onIsolate: (key: VehicleKey) => void
  onClose: () => void
}) {
  const { properties, tapped } = route
  const ref = useRef<HTMLDivElement>(null)
  const place = usePlace(ref, route, others.length)
  return (
    <div
      ref={ref}
      className={classNames(styles.tooltip, tapped && styles.tapped)}
      style={tapped ? undefined : place}
      role={tapped ? 'dialog' : 'tooltip'}
      aria-label={tapped ? name : undefined}
    >
      <p className={styles.name}>
        <VehicleName name={name} colour={properties.colour} wraps />
        {tapped && <IconButton label="Close" icon="close" onClick={onClose} />}
      </p>
      <p className={styles.time}>
        {properties.ofDay === undefined
          ? pathTimeText(properties.start, properties.end)
          : `${ordinalDate(utcDay(properties.start))} (UTC), ${countText(properties.ofDay)} ${properties.ofDay === 1 ? 'path' : 'paths'}`}
      </p>
      <p className={styles.figures}>
        <b>{countText(properties.miles, 1)}</b> miles <span aria-hidden="true">·</span>{' '}
        <b>{countText(properties.impressions)}</b> impressions
      </p>
      <p className={styles.known}>{knownText(properties)}</p>
      {others.length > 0 && (
        <div className={styles.others}>
          <p>Also drove here</p>
          <ul>
            {others.slice(0, MOST_NAMED).map(other => (
              <li key={other.key}>
                {tapped ? (
                  <button type="button" onClick={() => onIsolate(other.key)}>
                    <VehicleName name={other.name} colour={other.colour} wraps />
                  </button>
                ) : (
                  <VehicleName name={other.name} colour={other.colour} wraps />
                )}
              </li>
            ))}
          </ul>
          {others.length > MOST_NAMED && (
            <p>and {pluralText(others.length - MOST_NAMED, 'more vehicle', 'more vehicles')}</p>
          )}
        </div>
      )}
      {tapped ? (
        <Button size="small" wide onClick={() => onIsolate(properties.vehicleKey)}>
          {isolated ? 'Show all trucks' : 'Show only this truck'}
        </Button>
      ) : (
        <p className={styles.hint}>
          {isolated ? 'Click to show all trucks' : 'Click to show only this truck'}
        </p>
      )}
    </div>
  )
}

/** Beside the pointer, on the side where there is room. */
function usePlace(ref: React.RefObject<HTMLDivElement | null>, { x, y }: PointedRoute, others: number) {
  const [place, setPlace] = useState({ left: 0, top: 0 })
  useLayoutEffect(() => {
    const box = ref.current
    const map = box?.offsetParent
    if (!box || !map) return
    const fitsRight = x + GAP + box.offsetWidth < map.clientWidth - GAP
    const left = fitsRight ? x + GAP : x - GAP - box.offsetWidth
    const top = y + GAP + box.offsetHeight < map.clientHeight - GAP ? y + GAP : y - GAP - box.offsetHeight
    setPlace({
      left: Math.max(GAP, Math.min(left, map.clientWidth - box.offsetWidth - GAP)),
      top: Math.max(GAP, top),
    })
  }, [ref, x, y, others])
  return place
}
