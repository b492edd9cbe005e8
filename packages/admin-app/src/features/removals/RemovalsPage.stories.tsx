import { api } from '@product/sdk/api'
import { REMOVAL_TEXTS } from '@product/sdk/nouns/removals'
import { answer, pending, unreachable } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from 'react-router'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { RemovalsPage } from './RemovalsPage'
import { storyCompleted, storyRemoval, storyTotals, storyUpcoming } from './story-removals'

const meta = {
  title: 'Console/Production/RemovalsPage',
  component: RemovalsPage,
  decorators: [inConsole({ path: '/production/removals', role: 2 })],
  parameters: { layout: 'fullscreen', answers: [storyTotals, storyUpcoming, storyCompleted, storyRemoval()] },
} satisfies Meta<typeof RemovalsPage>

export default meta
type Story = StoryObj<typeof meta>

export const BothTables: Story = {
  play: async () => {
    await expect(await screen.findByRole('table', { name: REMOVAL_TEXTS.upcoming })).toBeVisible()
    await expect(await screen.findByRole('table', { name: REMOVAL_TEXTS.completed })).toBeVisible()
    await expect((await screen.findAllByText(/days over$/)).length).toBeGreaterThan(0)
  },
}

export const OneOpened: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit the removal of Box 5' }))
    await expect(await screen.findByLabelText(/^Actual removal date/)).toBeVisible()
  },
}

const Address = () => <output data-testid="address">{useLocation().search}</output>

/** The search reaches the address after the removal does. */
export const OpenedWhileSearching: Story = {
  render: () => (
    <>
      <RemovalsPage />
      <Address />
    </>
  ),
  play: async () => {
    const open = await screen.findByRole('button', { name: 'Edit the removal of Box 5' })
    const [search] = await screen.findAllByRole('searchbox', { name: 'Search' })
    await userEvent.type(search as HTMLElement, 'Box')
    await userEvent.click(open)
    const address = screen.getByTestId('address')
    await waitFor(() => expect(address).toHaveTextContent(/filter=.*removal=8|removal=8.*filter=/), {
      timeout: 5000,
    })
    await expect(await screen.findByLabelText(/^Actual removal date/)).toBeVisible()
  },
}

export const NothingToRemove: Story = {
  parameters: {
    answers: [
      answer(api.removalTotals, { upcoming: 0, overdue: 0, this_week: 0, completed: 0 }),
      answer(api.upcomingRemovals, { upcoming_removals: [], rowCount: 0 }),
      answer(api.completedRemovals, { completed_removals: [], rowCount: 0 }),
    ],
  },
}

export const Loading: Story = {
  parameters: {
    answers: [pending(api.removalTotals), pending(api.upcomingRemovals), pending(api.completedRemovals)],
  },
}

export const ServerStopped: Story = {
  parameters: {
    answers: [
      unreachable(api.removalTotals),
      unreachable(api.upcomingRemovals),
      unreachable(api.completedRemovals),
    ],
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
