import type { ApiClient } from '@product/sdk/client'
import { useQuery } from '@tanstack/react-query'
import { useRuntime } from '../../config/runtime'

export type ReminderVendor = Awaited<ReturnType<ApiClient['pictureVendors']>>['reminder_list'][number]

/** Name of everything that lists vendors to be reminded. */
export const REMINDER_VENDORS = 'reminder-vendors'

/** `missing`: without an approved picture of this month; `all`: whoever has picture reporting and a truck on a campaign. */
export type ReminderList = 'missing' | 'all'

export function useReminderVendors(list: ReminderList) {
  const { backgroundApi } = useRuntime()
  return useQuery({
    queryKey: [REMINDER_VENDORS, list],
    queryFn: async ({ signal }) => {
      const answer =
        list === 'missing'
          ? await backgroundApi.pictureVendorsForReminder({ signal })
          : await backgroundApi.pictureVendors({ signal })
      return answer.reminder_list
    },
  })
}
