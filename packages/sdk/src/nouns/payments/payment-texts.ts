/** Spec: operations, 8. */
export const PAYMENT_ALERTS = {
  added: 'Payment schedule was added',
  updated: 'Payment schedule was updated',
  deleted: 'Payment schedule was deleted',
  /** Spec: operations, 5. */
  deleteConfirm: 'This action is irreversible',
} as const

/** Spec: operations, 2. */
export const PAYMENT_LABELS = {
  payPeriod: 'Pay-Period',
  summary: 'Summary CSV',
  workingSheet: 'Working Sheet',
} as const
