import {
  analyticsQuery,
  type AnalyticsScreen,
  CampaignAnalyticsView,
  mapQuery,
  readAnalyticsScreen,
  useCampaignAnalytics,
} from '@product/client-app/views'
import { useMemo, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useRuntime } from '../../config/runtime'
import { pathTo } from '../../paths'
import { PreviewFrame } from './PreviewFrame'
import type { PreviewCampaign } from './use-preview'

/** The client's analytics, for staff. */
export function PreviewAnalyticsPage() {
  return <PreviewFrame page="analytics">{campaign => <PreviewAnalytics campaign={campaign} />}</PreviewFrame>
}

/** The campaign stands in the path already. */
const withoutCampaign = (screen: AnalyticsScreen): AnalyticsScreen => ({ ...screen, campaign: undefined })

function PreviewAnalytics({ campaign }: { campaign: PreviewCampaign }) {
  const { backgroundApi } = useRuntime()
  const { clientId = '' } = useParams()
  const [query, setQuery] = useSearchParams()
  const [explains, setExplains] = useState(false)
  const screen = useMemo(() => readAnalyticsScreen(query), [query])
  const data = useCampaignAnalytics(backgroundApi, campaign.id, explains)
  const map = pathTo('impersonateMap', { clientId, campaignId: campaign.id })
  return (
    <CampaignAnalyticsView
      campaign={campaign}
      data={data}
      screen={{ ...screen, campaign: campaign.id }}
      onChange={next => setQuery(analyticsQuery(withoutCampaign(next)), { replace: true })}
      mapLink={next => `${map}?${mapQuery(withoutCampaign(next))}`}
      onExplain={() => setExplains(true)}
    />
  )
}
