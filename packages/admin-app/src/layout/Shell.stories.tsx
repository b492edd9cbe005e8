import { api } from '@product/sdk/api'
import { answer } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
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
