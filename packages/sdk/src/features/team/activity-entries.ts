import type { ActivityDays, ActivityEntry } from './team-endpoints'

/** The entries of a page in one list, as they came. */
export const activityEntries = (logs: ActivityDays): ActivityEntry[] => Object.values(logs).flat()
