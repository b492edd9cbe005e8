import type { ReactNode } from 'react'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import styles from './MapMessage.module.css'

/** A short message over the map. With `onRetry` it is an error; without a text it only waits to say something. */
export function MapMessage({
  children,
  isBusy = false,
  onRetry,
}: {
  children: ReactNode
  isBusy?: boolean
  onRetry?: () => void
}) {
  return (
    <div role={onRetry ? 'alert' : 'status'}>
      {children && (
        <div className={styles.message}>
          {isBusy && <span className={styles.spinner} aria-hidden="true" />}
          {onRetry && <Icon name="alert" />}
          <span>{children}</span>
          {onRetry && (
            <Button size="small" onClick={onRetry}>
              <Icon name="retry" size={16} />
              Try again
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
