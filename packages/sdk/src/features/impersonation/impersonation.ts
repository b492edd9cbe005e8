/** Spec: client dashboard, 2. */
export const IMPERSONATION_TEXTS = {
  title: 'Client Dashboard Preview',
  viewing: (name: string) => `You are viewing ${name}'s dashboard`,
  readOnly: 'You see what the client sees. Nothing can be changed here, and the visit is on record.',
} as const

/** Below `/dashboard/admin`, with child pages `map` and `analytics`. Spec: client dashboard, 2. */
export const impersonationPath = (
  clientId: number,
  campaignId: number,
  page: 'map' | 'analytics' = 'map',
): string => `/dashboard/admin/advertise/client/impersonate/${clientId}/campaign/${campaignId}/${page}`
