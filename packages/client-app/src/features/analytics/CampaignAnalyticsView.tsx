import {
  analyticsWithin,
  campaignTotals,
  countedDays,
  dailyTotals,
  periodTrend,
  withIdleDays,
} from '@product/sdk/features/analytics'
import { isWithin } from '@product/sdk/nouns/campaigns'
import type { CampaignId } from '@product/sdk/values'
import { useMemo } from 'react'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { Switch } from '../../ui/Switch'
import type { AnalyticsScreen } from './analytics-screen'
import { AnalyticsSkeleton } from './AnalyticsSkeleton'
import styles from './CampaignAnalyticsView.module.css'
import { CountingPanel } from './CountingPanel'
import { DailyMilesChart } from './DailyMilesChart'
import { DailyTable } from './DailyTable'
import { ImpressionsChart } from './ImpressionsChart'
import { loadDrawings } from './lazy-drawings'
import { RangeBar } from './RangeBar'
import { ReportDownload } from './ReportDownload'
import { TotalCards } from './TotalCards'
import type { CampaignAnalyticsData } from './use-campaign-analytics'
import { useDayBrush } from './use-day-brush'

// While the figures are asked for.
void loadDrawings()

export interface CampaignAnalyticsViewProps {
  /** Undefined while it is not known. */
  campaign: { id: CampaignId; name: string; csv_report_enabled: boolean } | undefined
  data: CampaignAnalyticsData
  screen: AnalyticsScreen
  onChange: (screen: AnalyticsScreen) => void
  /** Address of the map that shows the same. */
  mapLink: (screen: AnalyticsScreen) => string
  /** Somebody wants to know how it is counted: now the rules and an example are needed. */
  onExplain: () => void
}

/** A campaign's figures: totals, days as charts and as a table, how they are counted, the report. */
export function CampaignAnalyticsView({ campaign, data, ...rest }: CampaignAnalyticsViewProps) {
  const { screen, onChange } = rest
  const { vehicles, problem } = data
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.titles}>
          <h1 className={styles.title}>Analytics</h1>
          <p className={styles.campaign} dir="auto">
            {campaign?.name}
          </p>
        </div>
        <Switch
          label="Measured only"
          checked={screen.measured}
          onChange={measured => onChange({ ...screen, measured })}
        />
      </header>
      {problem && !vehicles ? (
        <ErrorState
          title="The analytics could not be loaded"
          message={problem.message}
          onRetry={problem.retry}
        />
      ) : campaign && vehicles ? (
        <Figures {...rest} {...data} campaign={campaign} vehicles={vehicles} />
      ) : (
        <AnalyticsSkeleton />
      )}
    </div>
  )
}

type FiguresProps = Omit<CampaignAnalyticsViewProps, 'campaign' | 'data'> &
  Pick<CampaignAnalyticsData, 'example' | 'rules'> & {
    campaign: NonNullable<CampaignAnalyticsViewProps['campaign']>
    vehicles: NonNullable<CampaignAnalyticsData['vehicles']>
  }

function Figures({ campaign, vehicles, example, rules, screen, onChange, mapLink, onExplain }: FiguresProps) {
  const { measured: measuredOnly, days } = screen
  const daily = useMemo(() => {
    const entries = vehicles.flatMap(({ analytics = [] }) => analytics)
    return withIdleDays(dailyTotals(entries, { measuredOnly }))
  }, [vehicles, measuredOnly])
  const all = useMemo(() => countedDays(vehicles, { measuredOnly }), [vehicles, measuredOnly])
  const totals = useMemo(
    () => campaignTotals(days ? analyticsWithin(vehicles, days) : vehicles, { measuredOnly }),
    [vehicles, days, measuredOnly],
  )
  const trend = useMemo(() => periodTrend(vehicles, days, { measuredOnly }), [vehicles, days, measuredOnly])
  const brush = useDayBrush(daily, days, picked => onChange({ ...screen, days: picked }))

  const inRange = days ? daily.filter(({ day }) => isWithin(day, days)) : daily
  const cards = (
    <TotalCards
      totals={totals}
      trend={trend}
      vehicles={vehicles}
      daily={inRange}
      picked={days !== undefined}
      measuredOnly={measuredOnly}
    />
  )
  const report = campaign.csv_report_enabled && (
    <ReportDownload campaignName={campaign.name} vehicles={vehicles} />
  )
  if (!all) {
    return (
      <>
        {cards}
        <EmptyState
          icon="chart"
          title="No data found"
          text={
            measuredOnly
              ? 'Nothing of this campaign was measured by GPS. Switch off “Measured only” to see what is modelled.'
              : 'Miles and impressions appear here from the first day on which a truck drives.'
          }
        />
        {report}
      </>
    )
  }
  return (
    <>
      <RangeBar all={all} days={days} onChange={brush.pick} mapLink={mapLink(screen)} />
      {cards}
      <ImpressionsChart daily={daily} brush={brush} />
      <DailyMilesChart daily={daily} brush={brush} />
      <DailyTable daily={inRange} />
      <div className={styles.below}>
        <CountingPanel
          campaignId={campaign.id}
          rules={rules}
          totals={totals}
          example={example}
          onOpen={onExplain}
        />
        {report}
      </div>
    </>
  )
}
