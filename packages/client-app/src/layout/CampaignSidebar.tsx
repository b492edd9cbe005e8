import { CAMPAIGN_FILTER_PAUSE_MS, isCardHidden } from '@product/sdk/nouns/campaigns'
import { pluralText } from '@product/sdk/values'
import { type Ref, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { onPage, withOtherCampaign } from '../campaign/shell-address'
import { PATHS } from '../paths'
import { classNames } from '../ui/class-names'
import { Icon } from '../ui/Icon'
import { useEscape } from '../ui/use-escape'
import { PHONE, useMediaQuery } from '../ui/use-media-query'
import { CampaignFilter } from './CampaignFilter'
import { CampaignList, CampaignListSkeleton } from './CampaignList'
import { useWantedCampaign } from '../campaign/CampaignProvider'
import styles from './CampaignSidebar.module.css'
import { useCampaigns } from '../campaign/campaign-context'
import { usePausedText } from './use-paused-text'

/** The pages and the campaigns: a rail beside the page, on a phone a sheet over its lower edge. */
export function CampaignSidebar() {
  const location = useLocation()
  const { campaigns, selected, status } = useCampaigns()
  const isPhone = useMediaQuery(PHONE)
  const wanted = useWantedCampaign()
  const filter = usePausedText(CAMPAIGN_FILTER_PAUSE_MS)
  const [isSheetOpen, openSheet] = useState(false)
  const toggleRef = useRef<HTMLButtonElement>(null)

  useEscape(isSheetOpen, () => {
    openSheet(false)
    toggleRef.current?.focus()
  })

  return (
    <div className={styles.sidebar}>
      <nav className={styles.nav} aria-label="Pages">
        {/* What was chosen stays chosen on the other page, and back. */}
        <NavLink to={onPage(PATHS.map, location, wanted)} className={styles.link}>
          <Icon name="map" />
          Campaign Map
        </NavLink>
        <NavLink to={onPage(PATHS.analytics, location, wanted)} className={styles.link}>
          <Icon name="chart" />
          Analytics
        </NavLink>
      </nav>
      <aside className={styles.campaigns} aria-label="Campaigns">
        {isPhone ? (
          <SheetToggle ref={toggleRef} isOpen={isSheetOpen} onToggle={() => openSheet(!isSheetOpen)} />
        ) : (
          <h2 className={styles.heading}>Campaigns</h2>
        )}
        <div id="campaign-panel" className={classNames(styles.panel, !isSheetOpen && styles.closed)}>
          <div className={styles.filter}>
            <CampaignFilter filter={filter} />
          </div>
          <div className={styles.scroll}>
            {status === 'loading' && <CampaignListSkeleton />}
            {status === 'ready' && (
              <CampaignList
                campaigns={campaigns}
                selected={selected?.id}
                filter={filter.applied}
                onClearFilter={() => filter.applyNow('')}
                linkTo={id => withOtherCampaign(location, id)}
                onChoose={() => openSheet(false)}
              />
            )}
          </div>
        </div>
      </aside>
    </div>
  )
}

/** Opens and closes the sheet; says which campaign is shown. */
function SheetToggle({
  ref,
  isOpen,
  onToggle,
}: {
  ref: Ref<HTMLButtonElement>
  isOpen: boolean
  onToggle: () => void
}) {
  const { campaigns, selected } = useCampaigns()
  const count = campaigns.filter(campaign => !isCardHidden(campaign)).length
  return (
    <button
      ref={ref}
      type="button"
      className={styles.toggle}
      aria-expanded={isOpen}
      aria-controls="campaign-panel"
      onClick={onToggle}
    >
      <span className={styles.chosen} dir="auto">
        {selected?.name ?? 'Campaigns'}
      </span>
      {count > 0 && <span className={styles.count}>{pluralText(count, 'campaign', 'campaigns')}</span>}
      <span className={styles.chevron}>
        <Icon name="chevron" />
      </span>
    </button>
  )
}
