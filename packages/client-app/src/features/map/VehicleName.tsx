import { classNames } from '../../ui/class-names'
import type { ListedVehicle } from './listed-vehicle'
import styles from './VehicleName.module.css'

/** A vehicle's colour and name, cut where there is no room, or on as many lines as it takes. */
export const VehicleName = ({
  name,
  colour,
  wraps = false,
}: Pick<ListedVehicle, 'name' | 'colour'> & { wraps?: boolean }) => (
  <>
    <span className={styles.dot} style={{ background: colour }} />
    <span
      className={classNames(styles.name, wraps && styles.wraps)}
      dir="auto"
      title={wraps ? undefined : name}
    >
      {name}
    </span>
  </>
)
