import { mapEndpoints } from '@product/sdk/features/map'
import { sessionEndpoints } from '@product/sdk/features/session'
import { answer, type CannedAnswer, pending, refusal } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Route, Routes } from 'react-router'
import { expect, screen, spyOn, userEvent, within } from 'storybook/test'
import { PATHS } from '../paths'
import { signedIn } from '../session/story-session'
import { ClientShell } from './ClientShell'
import { lazyPart } from '../ui/lazy-part'
import { ToastRegion } from '../ui/ToastRegion'
import { useCampaigns } from '../campaign/campaign-context'
import { storyCampaigns } from '../campaign/story-campaigns'

function Page() {
  return (
    <div style={{ padding: 24 }}>
      <h1>The page</h1>
      <p>{useCampaigns().selected?.name}</p>
    </div>
  )
}

/** What the server answers; `over` replaces answers to the same call. */
function answers(over: readonly CannedAnswer[] = [], accepted = true): CannedAnswer[] {
  const user = {
    user_id: 4,
    name: 'Ana Ruiz',
    email: 'client@demo.test',
    privilege_id: 4,
    company: null,
    user_profile_image: null,
    version: 1,
  } as const
  const usual = [
    answer(mapEndpoints.userCampaigns, {
      campaigns: storyCampaigns.map(({ truckCount: _, ...campaign }) => campaign),
    }),
    answer(mapEndpoints.campaignTruckCounts, {
      allCampaigntrucks: storyCampaigns.map(({ id, truckCount = 0 }) => ({
        campaign_id: id,
        total_sum: truckCount,
      })),
    }),
    answer(sessionEndpoints.user, { user: [user] }),
    answer(sessionEndpoints.termsAccepted, { has_accepted_terms_and_conditions: accepted }),
  ]
  return [...over, ...usual.filter(one => !over.some(({ path }) => path === one.path))]
}

const Nothing = () => null
const Opened = ({ onClose }: { onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    Search is open
  </button>
)

/** Its code comes when it is asked for the second time. */
function late() {
  let times = 0
  return lazyPart(async () => {
    times += 1
    if (times < 2) throw new Error('No network.')
    return Opened
  }, Nothing)
}

const meta: Meta<typeof ClientShell> = {
  title: 'Advertiser/Shell/ClientShell',
  component: ClientShell,
  beforeEach: signedIn(4),
  parameters: { layout: 'fullscreen', path: PATHS.map, answers: answers() },
  render: () => (
    <Routes>
      <Route element={<ClientShell account={Nothing} search={Nothing} />}>
        <Route path="*" element={<Page />} />
      </Route>
    </Routes>
  ),
}

export default meta
type Story = StoryObj<typeof ClientShell>

export const Client: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('link', { name: /New York Ferries/ }))
    await expect(await within(canvas.getByRole('main')).findByText('New York Ferries')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Admin Dashboard' })).toBeNull()
    await expect(document.title).toMatch(/^New York Ferries · Campaign Map · /)
  },
}

export const Staff: Story = {
  beforeEach: signedIn(3, 'Olga Owner'),
  parameters: { answers: answers([answer(mapEndpoints.userCampaigns, { campaigns: [] })]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('No Campaign Found')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Admin Dashboard' })).toBeVisible()
  },
}

export const Inventory: Story = {
  parameters: { path: `${PATHS.map}/NYC` },
  play: async ({ canvasElement }) => {
    const card = await within(canvasElement).findByRole('link', { name: /New York Ferries/ })
    await expect(card).toHaveAttribute('aria-current', 'true')
  },
}

export const OfSomebodyElse: Story = {
  parameters: { path: `${PATHS.map}?campaign=9999` },
  render: () => (
    <>
      <Routes>
        <Route element={<ClientShell account={Nothing} search={Nothing} />}>
          <Route path="*" element={<Page />} />
        </Route>
      </Routes>
      <ToastRegion />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(await screen.findByText(/^That campaign is not among yours/)).toBeVisible()
    const card = await within(canvasElement).findByRole('link', { name: /Summer Tour Los Angeles/ })
    await expect(card).toHaveAttribute('aria-current', 'true')
  },
}

export const SearchDoesNotComeAtFirst: Story = {
  // React tells the console of every error that a boundary catches.
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  render: function Render() {
    const [search] = useState(late)
    return (
      <>
        <Routes>
          <Route element={<ClientShell account={Nothing} search={search} />}>
            <Route path="*" element={<Page />} />
          </Route>
        </Routes>
        <ToastRegion />
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('link', { name: /New York Ferries/ })
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect(await screen.findByText(/^This could not be loaded/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'The page' })).toBeVisible()
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect(await canvas.findByRole('button', { name: 'Search is open' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { answers: answers([pending(mapEndpoints.userCampaigns)]) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading Campaign...')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { answers: answers([refusal(mapEndpoints.userCampaigns, 'server', 'Something went wrong.')]) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Your campaigns could not be loaded')).toBeVisible()
  },
}

export const Terms: Story = {
  parameters: { answers: answers([], false) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const Shortcuts: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: /New York Ferries/ })
    await userEvent.keyboard('?')
    await expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  },
}

export const Search: Story = {
  render: () => (
    <Routes>
      <Route element={<ClientShell account={Nothing} search={Opened} />}>
        <Route path="*" element={<Page />} />
      </Route>
    </Routes>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('link', { name: /New York Ferries/ })
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Search is open' }))
    await expect(canvas.queryByRole('button', { name: 'Search is open' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await canvas.findByRole('button', { name: 'Search is open' })
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /5 campaigns/ }))
    await expect(canvas.getByRole('link', { name: /New York Ferries/ })).toBeVisible()
  },
}
