import { groupVehicles, isCardHidden } from '@product/sdk/nouns/campaigns'
import { utcDay } from '@product/sdk/values'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { api } from '../../api'
import { useCampaigns } from '../../campaign/campaign-context'
import { withOtherCampaign } from '../../campaign/shell-address'
import { KIND_TEXTS, vehicleName } from '../../campaign/vehicle-name'
import { serverClock } from '../../session/server-clock'
import { dayName, dayWords } from './day-texts'
import { dayAddress, truckAddress } from './found-address'

/** What can be gone to. */
export interface Place {
  /** Unique in its group. */
  id: string
  name: string
  /** What tells it apart. */
  besides?: string
  /** What is looked for in it, if more than its name. */
  words?: string
  to: string
}

export interface Places {
  campaigns: readonly Place[]
  /** Of the campaign that is open. */
  trucks: readonly Place[]
  /** UTC days on which something was driven for it, the latest first. */
  days: readonly Place[]
  status: 'loading' | 'error' | 'ready'
}

/** The user's campaigns, and the trucks and days of the one that is open, each with the address that shows it. */
export function usePlaces(): Places {
  const location = useLocation()
  const { campaigns, selected, status: campaignsStatus } = useCampaigns()
  // As the analytics asks, so that either finds the other's answer.
  const { data, status } = useQuery({
    queryKey: ['campaign', selected?.id, 'analytics', 'none'],
    queryFn: selected
      ? ({ signal }) =>
          api.campaignAnalytics({ params: { campaignId: selected.id }, query: { paths: 'none' }, signal })
      : skipToken,
  })
  const vehicles = useMemo(() => (data ? groupVehicles(data) : []), [data])
  const days = useMemo(() => {
    const driven = vehicles.flatMap(({ analytics = [] }) => analytics.map(({ date }) => date))
    return [...new Set(driven)].sort().reverse()
  }, [vehicles])
  const today = utcDay(serverClock.now())
  const isLoading = campaignsStatus === 'loading' || (selected && status === 'pending')
  return {
    campaigns: campaigns
      .filter(campaign => !isCardHidden(campaign))
      .map(({ id, name }) => ({
        id: String(id),
        name,
        besides: id === selected?.id ? 'Open now' : undefined,
        to: withOtherCampaign(location, id),
      })),
    trucks: selected
      ? vehicles.map(vehicle => ({
          id: vehicle.key,
          name: vehicleName(vehicle),
          besides: KIND_TEXTS[vehicle.kind],
          to: truckAddress(location, selected.id, vehicle, today),
        }))
      : [],
    days: selected
      ? days.map(day => ({
          id: day,
          name: dayName(day),
          words: dayWords(day),
          to: dayAddress(location, selected.id, day),
        }))
      : [],
    status: isLoading ? 'loading' : status === 'error' ? 'error' : 'ready',
  }
}
