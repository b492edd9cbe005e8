import { PATHS } from '@product/sdk/nouns/people'
import { generatePath, type PathParam } from 'react-router'

/** Where the console stands. Its router knows the addresses below. */
export const CONSOLE_ROOT = PATHS.admin

/** Every address below `/dashboard/admin`. Spec: client dashboard, 2. */
export const PAGES = {
  home: 'home',
  account: 'account',
  campaigns: 'advertise',
  createCampaign: 'advertise/campaign',
  editCampaign: 'advertise/campaign/edit/:id',
  clientUsers: 'advertise/user',
  credentials: 'advertise/user/:id/credential',
  backdate: 'advertise/backdate/placeholders',
  impersonate: 'advertise/client/impersonate/:clientId/campaign/:campaignId',
  impersonateMap: 'advertise/client/impersonate/:clientId/campaign/:campaignId/map',
  impersonateAnalytics: 'advertise/client/impersonate/:clientId/campaign/:campaignId/analytics',
  drive: 'drive',
  payments: 'drive/payments',
  macros: 'drive/macro',
  createVendor: 'drive/vendor/create',
  editVendor: 'drive/vendor/edit/:id',
  importFleet: 'drive/import',
  editTruck: 'drive/vendor/truck/edit/:id',
  fixlist: 'fixlist',
  communication: 'communication',
  thread: 'communication/:vendorName/:phoneNumber/:vendorId',
  compose: 'communication/compose',
  blast: 'communication/blast/:id',
  messageGroups: 'communication/groups',
  messageTemplates: 'communication/templates',
  scheduledMessages: 'communication/scheduled',
  pictureReminders: 'communication/picture-reminders',
  pictureBoard: 'communication/picture-board',
  production: 'production',
  inventory: 'production/inventory',
  printOrderSheet: 'production/print-order-sheet',
  installGuideSheet: 'production/install-guide-sheet',
  removals: 'production/removals',
  calendar: 'production/calendar',
  team: 'team',
  createTeamUser: 'team/user',
  editTeamUser: 'team/user/edit/:id',
} as const

/** Where somebody is led who may not do something with a resource: react-admin's own address for it. */
export const DENIED = '/access-denied'

export type PageName = keyof typeof PAGES

type Params<Name extends PageName> = { [Key in PathParam<(typeof PAGES)[Name]>]: string | number }

/** The address of a page for links inside the console: `pathTo('editCampaign', { id: 7 })`. */
export function pathTo<Name extends PageName>(
  name: Name,
  ...[params]: Record<never, never> extends Params<Name> ? [] : [Params<Name>]
): string {
  const texts = Object.fromEntries(Object.entries(params ?? {}).map(([key, value]) => [key, String(value)]))
  return generatePath<string>(`/${PAGES[name]}`, texts)
}

/** In the address of the macros page: the record that is open above its list. */
export const EDITED_PARAMETER = 'edit'

/** Where a Rep Route or macro is edited. */
export const selectionTruckPath = (placeholderId: number): string =>
  `${pathTo('macros')}?${EDITED_PARAMETER}=${placeholderId}`

/** In the place of a truck's id: the form of a new one. */
export const NEW_TRUCK = 'new'

/** Whose truck a new one will be, in the address. */
export const VENDOR_PARAMETER = 'vendor'

/** Where a truck is added to a vendor. Spec: operations, 2. */
export const newTruckPath = (vendorId: string | number): string =>
  `${pathTo('editTruck', { id: NEW_TRUCK })}?${VENDOR_PARAMETER}=${vendorId}`

/** In the place of a vendor's id: none is known. Spec: communication, 9. */
export const NO_VENDOR = -1

/** The thread with a number. What counts is the number; the name only makes the address readable. */
export const threadPath = (thread: {
  name: string | null
  phone_number: string
  vendor_id: number | null
}): string =>
  pathTo('thread', {
    // A browser reads a segment of dots as a step, and an empty one is none.
    vendorName: thread.name?.replace(/^[.\s]*$/, '') || thread.phone_number,
    phoneNumber: thread.phone_number,
    vendorId: thread.vendor_id ?? NO_VENDOR,
  })

/** The whole address of a page of the console, as the SDK's page rules know it. */
export const wholePath = (pathInConsole: string): string =>
  `${CONSOLE_ROOT}/${pathInConsole.replace(/^\//, '')}`

/** The address inside the console of a whole one, or undefined where another app answers. */
export function insideConsole(path: string): string | undefined {
  if (path === CONSOLE_ROOT) return '/'
  return path.startsWith(`${CONSOLE_ROOT}/`) ? path.slice(CONSOLE_ROOT.length) : undefined
}
