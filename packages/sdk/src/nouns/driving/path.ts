/** How a path is known: by GPS, or modelled from a macro or a Rep Route. Source: decisions, "Routes, miles, impressions". */
export const PROVENANCES = ['measured', 'macro', 'rep_route'] as const

export type Provenance = (typeof PROVENANCES)[number]

/** What both calls say of a path; start and end are what one is matched with the other by. */
export interface PathTotals {
  /** UTC instant, ISO 8601. */
  start: string
  end: string
  /** Miles. */
  distance: number
  impressions: number
}

/** What a vehicle did on a UTC day, where the day stands on the map instead of its single paths. */
export interface PathsOfDay {
  paths: number
  /** How many of them were capped, and of how many the impressions are the formula's. */
  capped: number
  estimated: number
  /** It led nowhere that an earlier day of the month did not: no line is sent of it. */
  covered?: boolean
}

/** A path as the routes call answers it. */
export interface RoutePath extends PathTotals {
  /** Google encoded polyline, precision 5; of a day, several of them with blanks in between. */
  polyline: string
  provenance: Provenance
  /** The distance was over 1000 miles and counts as 20. */
  capped: boolean
  /** The impressions are the formula's, not given. */
  estimated: boolean
  /** Where this stands for all paths of a day: from its first to its last instant, with their sums. */
  day?: PathsOfDay
}

/** One vehicle on one UTC day, as the analytics call answers it. */
export interface AnalyticsEntry {
  campaignId: number
  /** UTC day, `YYYY-MM-DD`. */
  date: string
  /** Miles as counted. */
  distance: number
  impressions: number
  provenance: Provenance
  /** How many of the day's paths were capped. */
  capped: number
  /** Whether any of the day's impressions are the formula's. */
  estimated: boolean
}

/** Modelled paths are drawn dashed, and left out where only measured ones count. */
export const isMeasured = (known: { provenance: Provenance }): boolean => known.provenance === 'measured'
