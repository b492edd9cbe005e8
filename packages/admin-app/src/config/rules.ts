/**
 * The console's own numbers. Rules of the business itself (prorating, impressions, who may edit whom) are not here:
 * server and pages share those in the SDK.
 */
export interface AdminRules {
  /** Rows per page to choose from, at most 100. Spec: operations, 9. */
  pageSizes: readonly number[]
  defaultPageSize: number
  /** Pause after the last key before a table searches, milliseconds. Spec: operations, 5. */
  searchPauseMs: number
  /** How long toasts stay, milliseconds. Spec: operations, 4 and 8. */
  shortToastMs: number
  longToastMs: number
  /** How often sidebar counts are asked again, milliseconds. */
  countsEveryMs: number
  /** Rows that an export takes at most. */
  exportRows: number
  /** How long unsaved changes are kept in the browser, milliseconds. */
  draftsKeptMs: number
}

export const DEFAULT_RULES: AdminRules = {
  pageSizes: [10, 50, 100],
  defaultPageSize: 10,
  searchPauseMs: 1000,
  shortToastMs: 3000,
  longToastMs: 5000,
  countsEveryMs: 60_000,
  exportRows: 10_000,
  draftsKeptMs: 7 * 86_400_000,
}
