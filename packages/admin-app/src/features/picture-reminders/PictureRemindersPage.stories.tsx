import { serverClock } from '@product/client-app/server-clock'
import { api } from '@product/sdk/api'
import { MESSAGE_TEXTS } from '@product/sdk/nouns/messages'
import { answer, pending, refusal, unreachable } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { storyBlast } from '../../nouns/messages/story-blast'
import { PictureRemindersPage } from './PictureRemindersPage'
import { storyReminders } from './story-reminders'

const list = answer(api.pictureVendorsForReminder, { reminder_list: storyReminders })
const all = answer(api.pictureVendors, { reminder_list: storyReminders })

const meta = {
  title: 'Console/Communication/PictureRemindersPage',
  component: PictureRemindersPage,
  decorators: [inConsole({ path: '/communication/picture-reminders' })],
  parameters: {
    layout: 'fullscreen',
    answers: [list, all, answer(api.sendBlast, { blast: storyBlast({ kind: 'reminder', total: 2 }) })],
  },
} satisfies Meta<typeof PictureRemindersPage>

export default meta
type Story = StoryObj<typeof meta>

const toMessages = async () => {
  await screen.findByText('Vega Hauling')
  await userEvent.click(screen.getByRole('button', { name: 'Select All' }))
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
}

export const Vendors: Story = {
  play: async () => {
    await screen.findByText('Vega Hauling')
    await expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Select All' }))
    // Those without a number and those who said stop stay out.
    await expect(screen.getByText('2 vendors selected')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Deselect All' }))
    await expect(screen.getByText('Select at least one vendor.')).toBeVisible()
  },
}

/** Ticked before the page was left; who can't be reminded any more is left out. */
export const TickedBefore: Story = {
  beforeEach: () => {
    const draft = { value: { list: 'missing', ids: [4, 6, 99] }, savedAt: Date.now() }
    localStorage.setItem('draft|7|picture-reminders|gone', JSON.stringify(draft))
  },
  play: async () => {
    await expect(await screen.findByText('One vendor selected')).toBeVisible()
    await expect(screen.getByRole('checkbox', { name: /^Harbor/ })).toBeChecked()
  },
}

export const NobodyLeft: Story = {
  parameters: { answers: [answer(api.pictureVendorsForReminder, { reminder_list: [] })] },
}

export const NoneFound: Story = {
  play: async () => {
    await screen.findByText('Vega Hauling')
    await userEvent.type(screen.getByRole('searchbox'), 'nobody{Enter}')
    await expect(await screen.findByText(MESSAGE_TEXTS.noVendors)).toBeVisible()
  },
}

export const Loading: Story = { parameters: { answers: [pending(api.pictureVendorsForReminder)] } }

export const Failed: Story = { parameters: { answers: [unreachable(api.pictureVendorsForReminder)] } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Messages: Story = {
  play: async () => {
    await toMessages()
    await expect(await screen.findByText(/Stake bed 106, 7XYZ998, Harvest/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Go Back' }))
    await expect(await screen.findByText('2 vendors selected')).toBeVisible()
  },
}

/** In Los Angeles it is 10 in the evening. */
export const InQuietHours: Story = {
  beforeEach: () => () => serverClock.heard(new Date().toISOString()),
  play: async () => {
    await screen.findByText('Vega Hauling')
    serverClock.heard('2026-11-28T06:00:00.000Z')
    await toMessages()
    await expect(await screen.findByText('It is before 8 AM or after 9 PM in Los Angeles now.')).toBeVisible()
    serverClock.heard('2026-11-28T18:00:00.000Z')
    await userEvent.click(screen.getByRole('button', { name: 'Go Back' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
    await expect(await screen.findByRole('button', { name: 'Send 2 reminders' })).toBeEnabled()
    await expect(screen.queryByText('It is before 8 AM or after 9 PM in Los Angeles now.')).toBeNull()
  },
}

/** After a moment it starts anew, with the way to see how far it is. */
export const Sent: Story = {
  play: async () => {
    await toMessages()
    await userEvent.click(await screen.findByRole('button', { name: 'Send 2 reminders' }))
    await expect(await screen.findByText('The reminders are on their way.')).toBeVisible()
    await expect(await screen.findByText('Select at least one vendor.')).toBeVisible()
    await expect(screen.getByRole('link', { name: 'See how far' })).toHaveAttribute(
      'href',
      '/communication/blast/7',
    )
  },
}

export const Refused: Story = {
  parameters: { answers: [list, refusal(api.sendBlast, 'invalid', 'Nobody is left to send it to.')] },
  play: async () => {
    await toMessages()
    await userEvent.click(await screen.findByRole('button', { name: 'Send 2 reminders' }))
    await expect(await screen.findByText('Nobody is left to send it to.')).toBeVisible()
  },
}
