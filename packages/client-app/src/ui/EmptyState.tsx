import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon, type IconName } from './Icon'
import styles from './StateMessage.module.css'

/** Says that there is nothing, what would be here and, with `action`, how to get it. */
export function EmptyState({
  title,
  text,
  icon = 'truck',
  action,
  fillsPage = false,
}: {
  title: string
  text?: string
  icon?: IconName
  action?: ReactNode
  /** Stands in the middle of an otherwise empty page, whose heading it is. */
  fillsPage?: boolean
}) {
  const Title = fillsPage ? 'h1' : 'p'
  return (
    <div className={classNames(styles.state, fillsPage && styles.page)}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
