import { MAP_TEXTS } from '@product/sdk/features/map'
import { TIME_PERIODS, type TimePeriodIndex, type VehicleKey } from '@product/sdk/nouns/campaigns'
import { pluralText } from '@product/sdk/values'
import { Button } from '../../ui/Button'
import { SegmentedControl } from '../../ui/SegmentedControl'
import type { ListedVehicle } from './listed-vehicle'
import { VehicleName } from './VehicleName'
import styles from './VehicleList.module.css'

/** The older form of the controls: every vehicle in sight, Show All and Hide All, the time as four buttons. */
export function VehicleList({
  vehicles,
  shown,
  onShown,
  onHighlight,
  period,
  onPeriod,
}: {
  vehicles: readonly ListedVehicle[]
  /** Keys of the vehicles that are drawn. */
  shown: ReadonlySet<VehicleKey>
  onShown: (shown: VehicleKey[]) => void
  /** What is pointed at here, or has the focus, stands out on the map. */
  onHighlight: (key: VehicleKey | undefined) => void
  /** Undefined where days were picked instead. */
  period: TimePeriodIndex | undefined
  onPeriod: (period: TimePeriodIndex) => void
}) {
  const toggle = (key: VehicleKey): void =>
    onShown(
      vehicles.map(vehicle => vehicle.key).filter(one => (one === key ? !shown.has(one) : shown.has(one))),
    )
  return (
    <section className={styles.panel} aria-label="Vehicles">
      <SegmentedControl
        label="Time frame"
        options={TIME_PERIODS.map(({ index, short }) => ({ value: `${index}`, label: short }))}
        value={period === undefined ? undefined : `${period}`}
        onChange={value => {
          const index = TIME_PERIODS.find(one => `${one.index}` === value)?.index
          if (index !== undefined) onPeriod(index)
        }}
      />
      <div className={styles.all}>
        <Button size="small" onClick={() => onShown(vehicles.map(({ key }) => key))}>
          Show All
        </Button>
        <Button size="small" onClick={() => onShown([])}>
          Hide All
        </Button>
      </div>
      {vehicles.length === 0 ? (
        <p className={styles.empty}>{MAP_TEXTS.noRoutes}</p>
      ) : (
        <ul className={styles.list}>
          {vehicles.map(({ key, name, colour, totals }) => (
            <li key={key}>
              <label
                className={styles.vehicle}
                onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onHighlight(key)}
                onPointerLeave={() => onHighlight(undefined)}
              >
                <input
                  type="checkbox"
                  checked={shown.has(key)}
                  onChange={() => toggle(key)}
                  onFocus={({ target }) => target.matches(':focus-visible') && onHighlight(key)}
                  onBlur={() => onHighlight(undefined)}
                />
                <VehicleName name={name} colour={colour} />
                <span className={styles.paths}>{pluralText(totals.paths, 'path', 'paths')}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
