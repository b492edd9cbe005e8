import type { TimePeriodIndex, VehicleKey } from '@product/sdk/nouns/campaigns'
import { Button } from '../../ui/Button'
import { Popover } from '../../ui/Popover'
import { Switch } from '../../ui/Switch'
import styles from './ControlBar.module.css'
import type { ListedVehicle } from './listed-vehicle'
import { TimeFrameSelect } from './TimeFrameSelect'
import { TruckSelect } from './TruckSelect'
import type { MapScreen } from './use-map-address'

interface ControlBarProps {
  vehicles: readonly ListedVehicle[]
  screen: MapScreen
  onChange: (screen: MapScreen) => void
  /** Time frame and trucks have a panel of their own. */
  switchesOnly?: boolean
  /** False: there is only the table. */
  canDraw?: boolean
}

/** The one bar over the map. Where it is too narrow for all, the switches fold into a panel. */
export function ControlBar(props: ControlBarProps) {
  const { vehicles, screen, onChange, switchesOnly = false } = props
  const changed = screen.mode === 'heatmap' || screen.measured || screen.asTable
  return (
    <section className={styles.bar} aria-label="Map controls">
      {!switchesOnly && (
        <>
          <TimeFrameSelect
            period={screen.period}
            days={screen.days}
            onChange={(period: TimePeriodIndex) => onChange({ ...screen, period, days: undefined })}
          />
          <TruckSelect
            vehicles={vehicles}
            picked={screen.trucks}
            onChange={(trucks: VehicleKey[]) => onChange({ ...screen, trucks, hidesAll: false })}
          />
          <span className={styles.rule} aria-hidden="true" />
        </>
      )}
      <div className={styles.wide}>
        <Switches {...props} />
      </div>
      <div className={styles.narrow}>
        <Popover
          label="Map options"
          align="end"
          renderTrigger={trigger => (
            <button type="button" {...trigger} className={styles.more} aria-label="Map options">
              <SlidersIcon />
              {changed && <span className={styles.changed} />}
            </button>
          )}
        >
          {close => (
            <div className={styles.folded}>
              <Switches {...props} onTurned={close} />
            </div>
          )}
        </Popover>
      </div>
    </section>
  )
}

function Switches({
  screen,
  onChange,
  canDraw = true,
  onTurned,
}: ControlBarProps & {
  /** The map is now a table, or the other way round: a panel would lie over it. */
  onTurned?: () => void
}) {
  return (
    <>
      <Switch
        label="Heatmap"
        checked={screen.mode === 'heatmap'}
        onChange={on => onChange({ ...screen, mode: on ? 'heatmap' : 'routes' })}
      />
      <Switch
        label="Measured only"
        checked={screen.measured}
        onChange={measured => onChange({ ...screen, measured })}
      />
      {canDraw && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            onChange({ ...screen, asTable: !screen.asTable })
            onTurned?.()
          }}
        >
          {screen.asTable ? 'View as map' : 'View as table'}
        </Button>
      )}
    </>
  )
}

function SlidersIcon() {
  return (
    <svg
      aria-hidden="true"
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
    >
      <path d="M3 6h7M14 6h3M3 14h3M10 14h7" />
      <circle cx="12" cy="6" r="2" />
      <circle cx="8" cy="14" r="2" />
    </svg>
  )
}
