import { serverClock } from '@product/client-app/server-clock'
import { campaignDays, type ListedCampaign } from '@product/sdk/nouns/campaigns'
import { campaignDay, shownDayText } from '@product/sdk/values'
import type { RaRecord } from 'ra-core'
import type { Column } from '../../config/admin-feature'
import { DayText } from './DayText'

const numbers = new Intl.NumberFormat('en-US')
const LABELS = 'campaigns.columns'

/** The rows are those of the three list endpoints. */
const listed = (record: RaRecord) => record as RaRecord & ListedCampaign

const count = (
  source: 'num_active_trucks' | 'num_inactive_trucks' | 'num_placeholders' | 'num_macros' | 'view_priority',
  label: string,
): Column => ({
  source,
  label: `${LABELS}.${label}`,
  align: 'right',
  render: record => numbers.format(listed(record)[source]),
})

const date = (source: 'start_date' | 'end_date', label: string): Column => ({
  source,
  label: `${LABELS}.${label}`,
  render: record => <DayText instant={listed(record)[source]} />,
  csv: record => shownDayText(campaignDay(listed(record)[source])),
})

/** Reckoned from the dates against the server's time. Spec: operations, 2. */
const days = (source: 'days_elapsed' | 'days_remaining', part: 'elapsed' | 'remaining'): Column => {
  const value = (record: RaRecord): number => campaignDays(listed(record), serverClock.now())[part]
  return {
    source,
    label: `${LABELS}.${part}`,
    align: 'right',
    render: record => numbers.format(value(record)),
    csv: value,
  }
}

/** The same table for all three lists. */
export const CAMPAIGN_COLUMNS: readonly Column[] = [
  { source: 'campaign_name', label: `${LABELS}.name` },
  { source: 'client_name', label: `${LABELS}.client` },
  date('start_date', 'start'),
  date('end_date', 'end'),
  days('days_elapsed', 'elapsed'),
  days('days_remaining', 'remaining'),
  count('num_active_trucks', 'active_trucks'),
  count('num_inactive_trucks', 'inactive_trucks'),
  count('num_placeholders', 'rep_routes'),
  count('num_macros', 'macros'),
  { ...count('view_priority', 'priority'), hidden: true },
  { source: 'csv_report_enabled', label: `${LABELS}.csv`, hidden: true },
]
