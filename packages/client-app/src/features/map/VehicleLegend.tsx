import type { VehicleKey } from '@product/sdk/nouns/campaigns'
import { useState } from 'react'
import { Icon } from '../../ui/Icon'
import type { ListedVehicle } from './listed-vehicle'
import { VehicleName } from './VehicleName'
import styles from './VehicleLegend.module.css'

/** There is room for it beside the routes. */
const ROOMY = '(min-width: 1100px) and (min-height: 640px)'

/** Whose colour is whose. What is pointed at here, or has the focus, stands out on the map; a click shows it alone. */
export function VehicleLegend({
  vehicles,
  only,
  onHighlight,
  onOnly,
}: {
  vehicles: readonly ListedVehicle[]
  /** The one that the map shows before the others. */
  only: VehicleKey | undefined
  onHighlight: (key: VehicleKey | undefined) => void
  onOnly: (key: VehicleKey | undefined) => void
}) {
  const [isOpen, setOpen] = useState(() => window.matchMedia(ROOMY).matches)
  return (
    <details
      className={styles.legend}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        Vehicles <span className={styles.count}>{vehicles.length}</span>
        <Icon name="chevron" />
      </summary>
      <ul onPointerLeave={() => onHighlight(undefined)}>
        {vehicles.map(({ key, name, colour }) => (
          <li key={key}>
            <button
              type="button"
              aria-pressed={only === key}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onHighlight(key)}
              onFocus={({ target }) => target.matches(':focus-visible') && onHighlight(key)}
              onBlur={() => onHighlight(undefined)}
              onClick={() => onOnly(only === key ? undefined : key)}
            >
              <VehicleName name={name} colour={colour} />
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
