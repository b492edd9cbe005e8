import { Button } from './Button'
import { classNames } from './class-names'
import { Icon } from './Icon'
import styles from './StateMessage.module.css'

/** Says what went wrong and offers the way back. */
export function ErrorState({
  title,
  message,
  onRetry,
  fillsPage = false,
}: {
  title: string
  message?: string
  onRetry: () => void
  /** Stands in the middle of an otherwise empty page, whose heading it is. */
  fillsPage?: boolean
}) {
  const Title = fillsPage ? 'h1' : 'p'
  return (
    <div className={classNames(styles.state, fillsPage && styles.page)} role="alert">
      <span className={styles.icon}>
        <Icon name="alert" />
      </span>
      <Title className={styles.title}>{title}</Title>
      {message && <p className={styles.text}>{message}</p>}
      <div className={styles.action}>
        <Button size="small" onClick={onRetry}>
          <Icon name="retry" size={16} />
          Try again
        </Button>
      </div>
    </div>
  )
}
