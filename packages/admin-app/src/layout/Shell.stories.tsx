import { api } from '@product/sdk/api'
import { answer } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useEffect } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { useParams } from 'react-router'
import type { AdminFeature } from '../config/admin-feature'
import { FEATURES } from '../features'
import { Page } from './Page'
import { wholeConsole } from '../testing/in-console'

const Nothing = (): ReactNode => null

/** What the sidebar counts, and the head of a section. */
const counted = [
  answer(api.driveTotals, {
    trucksOnCampaign: 0,
    truckInventory: 0,
    vendors: 0,
    needsAttention: 0,
    pipeline: [],
  }),
  answer(api.unassignedTrucks, { unassigned_trucks: [], cities: [], makes: [] }),
  answer(api.fixList, { problem: [], rowCount: 0 }),
  answer(api.removalTotals, { upcoming: 0, overdue: 0, this_week: 0, completed: 0 }),
  answer(api.chatCounts, {
    allCount: 0,
    unreadCount: 0,
    starredCount: 0,
    accountingCount: 0,
    picturesCount: 0,
    count: 0,
  }),
]

const meta = {
  title: 'Console/Layout/Shell',
  component: Nothing,
  parameters: { layout: 'fullscreen', answers: counted },
} satisfies Meta<typeof Nothing>

export default meta
type Story = StoryObj<typeof meta>

export const Administrator: Story = { decorators: [wholeConsole({ role: 1, path: '/production' })] }
export const User: Story = { decorators: [wholeConsole({ role: 2, path: '/production' })] }
export const Owner: Story = { decorators: [wholeConsole({ role: 3, path: '/production' })] }
export const Communication: Story = {
  decorators: [wholeConsole({ role: 5, path: '/communication' })],
  parameters: { answers: [...counted, answer(api.chats, { chats: [] })] },
}
export const LongName: Story = {
  decorators: [
    wholeConsole({ name: 'Maximiliana Featherstonehaugh-Cholmondeley the Third', path: '/production' }),
  ],
}
const drawn = fn<(params: object) => void>()

/** Its address is read as the pages of records read theirs. */
function Counted() {
  const params = useParams()
  // Counted when it stands: what was begun and thrown away was never seen.
  useEffect(() => drawn(params))
  return <Page title="console.home.title">What the page holds</Page>
}

const COUNTED: AdminFeature = { name: 'counted', pages: [{ path: 'counted/:id', page: Counted }] }

/** A page that is opened by its address is drawn once, not again for each thing the shell learns. */
export const DrawnOnce: Story = {
  decorators: [wholeConsole({ path: '/counted/7', features: [...FEATURES, COUNTED] })],
  beforeEach: () => void drawn.mockClear(),
  play: async () => {
    await expect(await screen.findByText('What the page holds')).toBeVisible()
    await expect(await screen.findByRole('button', { name: /Ann Miller/ })).toBeVisible()
    await expect(drawn).toHaveBeenCalledTimes(1)
  },
}

export const NoSuchPage: Story = { decorators: [wholeConsole({ path: '/nowhere' })] }
export const OnAPhone: Story = {
  decorators: [wholeConsole({ path: '/production' })],
  globals: { viewport: { value: 'phone' } },
}

/** What is typed while the search is still on its way leads to no section. */
export const SearchOnItsWay: Story = {
  decorators: [wholeConsole({ path: '/production' })],
  parameters: {
    answers: [...counted, answer(api.searchAccess, { engine: 'own' })],
  },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Production' })
    await userEvent.keyboard('{Control>}k{/Control}gi')
    await screen.findByRole('dialog', { name: 'Search' })
    await expect(screen.getByText('Production', { selector: 'h1' })).toBeInTheDocument()
  },
}
