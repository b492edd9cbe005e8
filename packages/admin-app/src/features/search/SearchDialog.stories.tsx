import { api } from '@product/sdk/api'
import { SEARCH_INDEX_NAMES, type SearchIndexName } from '@product/sdk/nouns/search'
import type { SearchResult } from '@product/sdk/features/search'
import { CLIENT_USER_FIELDS, forgetPlaces, rememberPlace } from '@product/sdk/nouns/people'
import { answer, aSearchResult, blankRow, refusal } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { browserMemory } from '../../data/browser-storage'
import { inConsole } from '../../testing/in-console'
import { SearchDialog } from './SearchDialog'

type Hits = SearchResult['hits']

/** The parts of a text between bars were found: `|Vega| Hauling`. The marks are those that instantsearch asks for. */
function marked(text: string): Hits[number]['_highlightResult'][string] {
  const value = text.replace(/\|([^|]*)\|/g, '__ais-highlight__$1__/ais-highlight__')
  return { value, matchLevel: value === text ? 'none' : 'full', matchedWords: value === text ? [] : ['vega'] }
}

function hitOf(objectID: string, fields: Record<string, string>, rest: Record<string, unknown> = {}) {
  const entries = Object.entries(fields)
  return {
    objectID,
    ...Object.fromEntries(entries.map(([field, text]) => [field, text.replaceAll('|', '')])),
    ...rest,
    _highlightResult: Object.fromEntries(entries.map(([field, text]) => [field, marked(text)])),
  }
}

const resultOf = (index: SearchIndexName, hits: Hits, total = hits.length): SearchResult =>
  aSearchResult(index, hits, { nbHits: total, query: 'vegha' })

const vendors = Array.from({ length: 10 }, (_, number) =>
  hitOf(
    `v${number + 1}`,
    { name: `|Vega| Hauling ${number + 1}`, city: 'Compton', phone_num: `+1213555010${number}` },
    { vendor_id: number + 1 },
  ),
)
const found = [
  resultOf('vendors', vendors, 23),
  resultOf('trucks', [
    hitOf(
      't9',
      { truck_name: 'Box 9', vendor_name: '|Vega| Hauling 1', license_plate: '7XYZ987' },
      { truck_id: 9 },
    ),
  ]),
  resultOf('payments', [
    hitOf(
      'p4',
      { vendor_name: '|Vega| Hauling 1', campaign_name: 'Harbor Days' },
      { monthly_rate: 1250.5, truck_id: 9 },
    ),
  ]),
  resultOf('campaigns', [
    hitOf(
      'c80',
      { campaign_name: 'Harbor Days', client_name: '|Vega| Foods' },
      {
        campaign_id: 80,
        num_trucks: 2,
        start_date: '2026-05-10T00:00:00.000Z',
        end_date: '2026-06-10T23:59:59.999Z',
      },
    ),
  ]),
]
const nothing = SEARCH_INDEX_NAMES.map(index => resultOf(index, []))
const access = answer(api.searchAccess, { engine: 'own' })
/** Nothing beside the indexes. */
const clientUsers = answer(api.clientUsers, { clients: [], rowCount: 0 })
const displayNames = answer(api.namedCampaignTrucks, { truck_campaigns: [] })
const beside = [clientUsers, displayNames]

async function typeText() {
  await userEvent.type(
    await screen.findByLabelText('Search vendors, trucks, payments and campaigns'),
    'vegha',
  )
}

const afterThePause = { timeout: 5000 }

const meta: Meta<typeof SearchDialog> = {
  title: 'Console/SearchDialog',
  component: SearchDialog,
  decorators: [inConsole({ role: 3 })],
  parameters: { answers: [access, ...beside, answer(api.searchIndexes, { results: found })] },
  beforeEach: () => forgetPlaces(browserMemory),
  args: { onClose: fn() },
}

export default meta
type Story = StoryObj<typeof SearchDialog>

export const Empty: Story = {}

export const Found: Story = {
  play: async ({ args }) => {
    await typeText()
    const section = await screen.findByRole('region', { name: 'Vendors' }, afterThePause)
    await expect(within(section).getAllByRole('link')).toHaveLength(10)
    await expect(within(section).getByRole('button', { name: 'Vendors, page 3' })).toBeVisible()
    await expect(screen.getByText('05/10/2026 – 06/10/2026')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    const best = screen.getByRole('region', { name: 'Best match' })
    const names = { name: /^Vega ?Hauling 1 ?Compton/ }
    await expect(within(best).getByRole('link', names)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(within(section).getByRole('link', names)).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}

/** What was found for another text can't be opened; Enter searches at once. */
export const OfAnotherText: Story = {
  play: async ({ args }) => {
    await typeText()
    const field = screen.getByLabelText('Search vendors, trucks, payments and campaigns')
    await screen.findByRole('region', { name: 'Vendors' }, afterThePause)
    await userEvent.type(field, ' other')
    await userEvent.keyboard('{ArrowDown}')
    await expect(field).toHaveFocus()
    await expect(screen.getByRole('progressbar', { name: 'Searching' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await typeText()
    await userEvent.keyboard('{Enter}{ArrowDown}')
    await screen.findByRole('region', { name: 'Vendors' }, afterThePause)
  },
}

/** Pages and actions come while one types, what was opened last before that. */
export const Places: Story = {
  beforeEach() {
    rememberPlace(browserMemory, 7, {
      path: '/drive/vendor/edit/3',
      name: 'Ríos Hauling',
      kind: 'console.kinds.vendor',
    })
    rememberPlace(browserMemory, 7, {
      path: '/advertise/campaign/edit/71',
      name: 'Golden State Coffee — Los Angeles',
      kind: 'console.kinds.campaign',
    })
    return () => forgetPlaces(browserMemory)
  },
  play: async () => {
    const recent = await screen.findByRole('region', { name: 'Recently opened' })
    await expect(within(recent).getAllByRole('link')).toHaveLength(2)
    await expect(screen.getByRole('link', { name: /^New Campaign/ })).toBeVisible()
    const field = screen.getByLabelText('Search vendors, trucks, payments and campaigns')
    await userEvent.type(field, 'rios')
    const places = () => within(screen.getByRole('region', { name: 'Go to' }))
    await expect(places().getByRole('link', { name: /^Ríos Hauling/ })).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, 'pay')
    await userEvent.keyboard('{ArrowDown}')
    await expect(places().getByRole('link', { name: /^Payments/ })).toHaveFocus()
  },
}

/** Enter opens what stands first; that the indexes have nothing is no news then. */
export const EnterOpensTheFirst: Story = {
  parameters: {
    answers: [
      access,
      ...beside,
      answer(api.searchIndexes, {
        results: SEARCH_INDEX_NAMES.map(index => aSearchResult(index, [], { query: 'new vendor' })),
      }),
    ],
  },
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox')
    await userEvent.type(field, 'new vendor')
    const first = screen.getByRole('link', { name: /^New Vendor/ })
    await expect(getComputedStyle(first).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull(), afterThePause)
    await expect(screen.queryByText('No data found')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const EnterOpensTheBest: Story = {
  play: async ({ args }) => {
    await typeText()
    const best = await screen.findByRole('region', { name: 'Best match' }, afterThePause)
    const link = within(best).getByRole('link')
    await waitFor(() => expect(getComputedStyle(link).backgroundColor).not.toBe('rgba(0, 0, 0, 0)'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** A role goes nowhere where it may not go. */
export const PlacesOfRole2: Story = {
  parameters: {
    console: { role: 2 },
    answers: [access, answer(api.searchIndexes, { results: nothing })],
  },
  play: async () => {
    await expect(await screen.findByRole('link', { name: /^New Vendor/ })).toBeVisible()
    await expect(screen.queryByRole('link', { name: /^New Campaign/ })).toBeNull()
    await userEvent.type(screen.getByRole('textbox'), 'team')
    await expect(screen.queryByRole('link', { name: /^Team/ })).toBeNull()
  },
}

export const FoundBeside: Story = {
  parameters: {
    answers: [
      access,
      answer(api.searchIndexes, { results: nothing }),
      answer(api.clientUsers, {
        clients: [
          {
            ...blankRow(CLIENT_USER_FIELDS),
            user_id: 12,
            user_name: 'Hana Kim',
            email: 'hana@example.test',
            company: 'Vega Foods',
            privilege_id: 4,
            version: 1,
            campaigns: [],
            last_login_at: null,
          },
        ],
        rowCount: 1,
      }),
      answer(api.namedCampaignTrucks, {
        truck_campaigns: [
          {
            truck_campaign_id: 5,
            campaign_id: 71,
            campaign_display_name: 'Vegha Blue',
            campaign_name: 'Summer Tour',
          },
        ],
      }),
    ],
  },
  play: async () => {
    await typeText()
    const users = await screen.findByRole('region', { name: 'Client users' }, afterThePause)
    await expect(within(users).getByRole('link', { name: /Hana Kim/ })).toHaveAttribute(
      'href',
      '/advertise/user/12/credential',
    )
    await expect(screen.getByRole('link', { name: /Vegha Blue/ })).toHaveAttribute(
      'href',
      '/advertise/campaign/edit/71',
    )
    await expect(screen.queryByText('No data found')).toBeNull()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await typeText()
    await screen.findByRole('region', { name: 'Campaigns' }, afterThePause)
  },
}

/** Role 2 finds campaigns but may not edit them. */
export const WithoutLinksToCampaigns: Story = {
  parameters: { console: { role: 2 } },
  play: async () => {
    await typeText()
    const section = await screen.findByRole('region', { name: 'Campaigns' }, afterThePause)
    await expect(within(section).queryByRole('link')).toBeNull()
  },
}

export const NothingFound: Story = {
  parameters: { answers: [access, ...beside, answer(api.searchIndexes, { results: nothing })] },
  play: async () => {
    await typeText()
    await screen.findByText('No data found', undefined, afterThePause)
  },
}

export const Failed: Story = {
  parameters: {
    answers: [access, ...beside, refusal(api.searchIndexes, 'invalid', 'This search can’t be answered.')],
  },
  play: async () => {
    await typeText()
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }, afterThePause))
    await screen.findByRole('alert', undefined, afterThePause)
  },
}
