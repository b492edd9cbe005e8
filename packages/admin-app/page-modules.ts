/** What a page needs at once. */
interface PageFiles {
  /** Below `src`. */
  modules: readonly string[]
  /** What it reads of the API first, by the address of the page: letter by letter as the page asks it, or it is asked twice. */
  asks?: readonly string[]
}

const LISTS = ['lists/ResourceTable.tsx', 'fields/field-columns.tsx']
const FORMS = ['forms/EditForm.tsx', 'fields/FieldInputs.tsx']
const PAGES: Readonly<Record<string, PageFiles>> = {
  home: {
    modules: [
      'features/home/HomePage.tsx',
      'features/campaigns/RunningCampaigns.tsx',
      'features/team/SinceLastVisit.tsx',
    ],
  },
  advertise: { modules: ['features/campaigns/CampaignsPage.tsx', ...LISTS] },
  'advertise/campaign/edit/:id': {
    modules: ['features/campaigns/EditCampaignPage.tsx'],
  },
  drive: { modules: ['features/vendors/DrivePage.tsx', ...LISTS] },
  'drive/payments': { modules: ['features/payments/PaymentsPage.tsx'] },
  'drive/vendor/edit/:id': {
    modules: [
      'features/vendors/EditVendorPage.tsx',
      'features/fix-list/FixListInserts.tsx',
      'features/fix-list/ItemCells.tsx',
      'features/payments/ScheduleInserts.tsx',
      'features/payments/ScheduleCells.tsx',
      'features/threads/widget/WidgetInserts.tsx',
      ...LISTS,
      ...FORMS,
    ],
    asks: [
      '/api/vendor/:id/edits',
      '/api/vendor/:id/timeline?page=0&pageSize=20&kinds=',
      '/api/vendor/:id/payment_schedule',
      '/api/vendor/:id/fixlist',
    ],
  },
  'drive/vendor/truck/edit/:id': { modules: ['features/trucks/TruckPage.tsx', ...FORMS] },
  fixlist: {
    modules: ['features/fix-list/FixListPage.tsx', 'features/fix-list/ItemCells.tsx', ...LISTS],
  },
  communication: { modules: ['features/threads/ThreadsPage.tsx'] },
  team: { modules: ['features/team/TeamPage.tsx', ...LISTS] },
}

/** Every page waits for its texts before it shows; the English ones of all features are in one file. */
const TEXTS = 'features/campaigns/campaign-texts.ts'

/**
 * What the pages that are opened most often by their address fetch, by their path: the server names it in the page's
 * head. A page that is not here fetches the same a little later.
 */
export const PAGE_MODULES = Object.fromEntries(
  Object.entries(PAGES).map(([path, { modules, asks = [] }]) => [
    path,
    { modules: [...modules, TEXTS], asks },
  ]),
)
