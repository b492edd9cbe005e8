import { campaignCard } from '@product/sdk/nouns/campaigns'
import { Link } from 'react-router'
import { classNames } from '../ui/class-names'
import { Icon } from '../ui/Icon'
import styles from './CampaignCard.module.css'
import type { CampaignSummary } from '../campaign/campaign-context'

/** One campaign, as a link to the same page with this campaign. Spec: client dashboard, 2. */
export function CampaignCard({
  campaign,
  isSelected,
  now,
  to,
  size = 'normal',
  onChoose,
}: {
  campaign: CampaignSummary
  isSelected: boolean
  /** The instant (ms) that the days are counted from. */
  now: number
  to: string
  /** `small` is for the preview in the staff console. Spec: client dashboard, 2. */
  size?: 'normal' | 'small'
  onChoose?: () => void
}) {
  const card = campaignCard(campaign, campaign.truckCount ?? 0, now)
  return (
    <Link
      to={to}
      className={classNames(styles.card, size === 'small' && styles.small)}
      aria-current={isSelected || undefined}
      onClick={onChoose}
    >
      <span className={styles.name} dir="auto" title={card.name}>
        {card.name}
      </span>
      <span className={classNames(styles.dates, 'tabular')} title="Dates in Los Angeles">
        {card.dates}
      </span>
      <span className={classNames(styles.facts, 'tabular')}>
        <span className={classNames(styles.fact, styles.active)}>{card.status}</span>
        <span>{card.daysRemaining} remaining</span>
        {/* Its place is kept: a card that grew would push the others down. */}
        <span className={classNames(styles.fact, campaign.truckCount === undefined && styles.unknown)}>
          <Icon name="truck" size={15} />
          {card.trucks}
        </span>
      </span>
    </Link>
  )
}
