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
import { ImpersonationFrame } from './ImpersonationFrame'
import type { ImpersonationCampaign } from './use-impersonation'

/** The client's analytics, for staff. */
export function ImpersonationAnalyticsPage() {
  return (
    <ImpersonationFrame page="analytics">
      {campaign => <ImpersonationAnalytics campaign={campaign} />}
    </ImpersonationFrame>
  )
}

/** The campaign stands in the path already. */
const withoutCampaign = (screen: AnalyticsScreen): AnalyticsScreen => ({ ...screen, campaign: undefined })

function ImpersonationAnalytics({ campaign }: { campaign: ImpersonationCampaign }) {
  const { backgroundApi } = useRuntime()
  const { clientId = '' } = useParams()
  const [query, setQuery] = useSearchParams()
  const [explains, setExplains] = useState(false)
  const screen = useMemo(() => readAnalyticsScreen(query), [query])
  const data = useCampaignAnalytics(backgroundApi, campaign.id, explains, screen.days)
  const map = pathTo('impersonateMap', { clientId, campaignId: campaign.id })
  return (
    <CampaignAnalyticsView
      campaign={campaign}
      data={data}
      screen={{ ...screen, campaign: campaign.id }}
      onChange={next => setQuery(analyticsQuery(query, withoutCampaign(next)), { replace: true })}
      mapLink={next => `${map}?${mapQuery(query, withoutCampaign(next))}`}
      onExplain={() => setExplains(true)}
    />
  )
}
