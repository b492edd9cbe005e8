/** Spec: operations, 2 and 5. */
export const SHEET_TEXTS = {
  export: 'Export Excel',
  nothingSelected: 'No data selected for export',
  /** Ours. */
  allGone: 'The selected trucks were deleted meanwhile',
} as const

/** Pause after the last key before a sheet is searched, milliseconds. Spec: operations, 5 and 9. */
export const SHEET_SEARCH_PAUSE_MS = 300
