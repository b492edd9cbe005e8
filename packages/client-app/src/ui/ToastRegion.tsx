import { useStore } from '../use-store'
import { classNames } from './class-names'
import { Icon } from './Icon'
import { IconButton } from './IconButton'
import styles from './ToastRegion.module.css'
import { shownToasts, type Toast, toast } from './toast'

/** Where toasts appear: once per page. New ones are read out, errors at once. */
export function ToastRegion() {
  const shown = useStore(shownToasts)
  return (
    <section className={styles.region} aria-label="Notifications">
      <div role="status" aria-atomic="false" className={styles.list}>
        {shown
          .filter(({ kind }) => kind === 'info')
          .map(one => (
            <ToastItem key={one.id} {...one} />
          ))}
      </div>
      <div role="alert" aria-atomic="false" className={styles.list}>
        {shown
          .filter(({ kind }) => kind === 'error')
          .map(one => (
            <ToastItem key={one.id} {...one} />
          ))}
      </div>
    </section>
  )
}

function ToastItem({ id, kind, message }: Toast) {
  return (
    <div className={classNames(styles.toast, kind === 'error' && styles.error)}>
      <span className={styles.icon}>
        <Icon name={kind === 'error' ? 'alert' : 'check'} />
      </span>
      <p className={styles.message}>{message}</p>
      <IconButton
        className={styles.close}
        label="Close message"
        icon="close"
        onClick={() => toast.close(id)}
      />
    </div>
  )
}
