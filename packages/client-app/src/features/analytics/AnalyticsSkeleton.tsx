import { Skeleton } from '../../ui/Skeleton'
import styles from './CampaignAnalyticsView.module.css'

/** The shape of the figures while they load. */
export function AnalyticsSkeleton() {
  return (
    <div className={styles.loading} role="status">
      <span className="visually-hidden">Loading analytics</span>
      <Skeleton height={32} />
      <div className={styles.loadingCards}>
        <Skeleton height={116} />
        <Skeleton height={116} />
        <Skeleton height={116} />
      </div>
      <Skeleton height={330} />
      <Skeleton height={270} />
    </div>
  )
}
