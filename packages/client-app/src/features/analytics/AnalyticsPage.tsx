import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '../../api'
import { useCampaigns } from '../../campaign/campaign-context'
import { PATHS } from '../../paths'
import { analyticsQuery, mapQuery, readAnalyticsScreen } from './analytics-screen'
import { CampaignAnalyticsView } from './CampaignAnalyticsView'
import { useCampaignAnalytics } from './use-campaign-analytics'

/** The advertiser's analytics. Its address holds the whole screen, so a link shows the same thing. */
export function AnalyticsPage() {
  const { selected, asked } = useCampaigns()
  const [query, setQuery] = useSearchParams()
  const [explains, setExplains] = useState(false)
  const screen = useMemo(() => readAnalyticsScreen(query), [query])
  const data = useCampaignAnalytics(api, asked, explains, screen.days)
  return (
    <CampaignAnalyticsView
      campaign={selected}
      data={data}
      screen={{ ...screen, campaign: asked }}
      onChange={next => setQuery(analyticsQuery(query, next), { replace: true })}
      mapLink={next => `${PATHS.map}?${mapQuery(query, next)}`}
      onExplain={() => setExplains(true)}
    />
  )
}
