import { CAMPAIGN_CARD_TEXTS, filterCampaigns } from '@product/sdk/nouns/campaigns'
import type { CampaignId } from '@product/sdk/values'
import { useNow } from '../session/use-now'
import { Button } from '../ui/Button'
import { EmptyState } from '../ui/EmptyState'
import { Skeleton } from '../ui/Skeleton'
import { CampaignCard } from './CampaignCard'
import styles from './CampaignList.module.css'
import type { CampaignSummary } from '../campaign/campaign-context'

interface CampaignListProps {
  campaigns: readonly CampaignSummary[]
  selected: CampaignId | undefined
  /** Only names that contain it, in any case. */
  filter: string
  onClearFilter: () => void
  linkTo: (id: CampaignId) => string
  size?: 'normal' | 'small'
  onChoose?: () => void
}

/** A link to a campaign far down the list opens with its card in sight. */
function bringIntoSight(item: HTMLElement | null): void {
  item?.scrollIntoView({ block: 'nearest' })
}

/** The cards, or why there are none. */
export function CampaignList({
  campaigns,
  selected,
  filter,
  onClearFilter,
  linkTo,
  size,
  onChoose,
}: CampaignListProps) {
  const now = useNow()
  const shown = filterCampaigns(campaigns, filter)

  if (shown.length === 0) return <NoCampaign filter={filter} onClearFilter={onClearFilter} />
  return (
    <ul className={styles.list}>
      {shown.map(campaign => (
        <li
          key={campaign.id}
          ref={campaign.id === selected ? bringIntoSight : undefined}
          className={styles.item}
        >
          <CampaignCard
            campaign={campaign}
            isSelected={campaign.id === selected}
            now={now}
            to={linkTo(campaign.id)}
            size={size}
            onChoose={onChoose}
          />
        </li>
      ))}
    </ul>
  )
}

function NoCampaign({ filter, onClearFilter }: Pick<CampaignListProps, 'filter' | 'onClearFilter'>) {
  if (filter.trim() === '') {
    return <EmptyState title={CAMPAIGN_CARD_TEXTS.none} text="Campaigns appear here once they are set up." />
  }
  return (
    <EmptyState
      icon="search"
      title={CAMPAIGN_CARD_TEXTS.none}
      text="No campaign has this in its name."
      action={
        <Button size="small" onClick={onClearFilter}>
          Show all
        </Button>
      }
    />
  )
}

/** Cards to come. */
export function CampaignListSkeleton() {
  return (
    <div className={styles.list}>
      {[72, 54, 63].map(width => (
        <div key={width} className={styles.skeleton}>
          <Skeleton width={`${width}%`} height={16} />
          <Skeleton width="80%" height={14} />
          <Skeleton width="66%" height={12} />
        </div>
      ))}
    </div>
  )
}
