import { api } from '@product/sdk/api'
import { SCHEDULED_TEXTS } from '@product/sdk/nouns/messages'
import { answer, pending, refusal, unreachable } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { ScheduledPage } from './ScheduledPage'

type Message = Parameters<typeof answer<typeof api.scheduledMessages>>[1]['scheduledMessages'][number]

const message = (over: Partial<Message>): Message => ({
  id: 1,
  name: 'Vega Hauling',
  phone_number: '+13105550101',
  body: 'Hi Vega, we install tomorrow at 8. Please have the truck washed.',
  scheduled_for: '2099-11-30T17:00:00.000Z',
  sender_name: 'Ann Miller',
  twilio_meta: '{"sid":"a"}',
  sid: 'a',
  vendor_id: 3,
  num_media: 0,
  is_blocked: false,
  version: 1,
  ...over,
})

const messages = [
  message({}),
  message({
    id: 2,
    sid: 'b',
    name: null,
    vendor_id: null,
    phone_number: '+16265550103',
    body: '',
    num_media: 2,
    is_blocked: true,
  }),
  message({ id: 3, sid: 'c', body: 'A text that goes on and on. '.repeat(30) }),
]

const list = answer(api.scheduledMessages, { scheduledMessages: messages })

const meta = {
  title: 'Console/Communication/ScheduledPage',
  component: ScheduledPage,
  decorators: [inConsole({ path: '/communication/scheduled' })],
  parameters: { layout: 'fullscreen', answers: [list] },
} satisfies Meta<typeof ScheduledPage>

export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), '(626)')
    await expect(screen.queryByText('Ann Miller', { exact: false })).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Vega Hauling' })).toBeNull()
    await userEvent.clear(screen.getByRole('searchbox'))
  },
}

export const None: Story = {
  parameters: { answers: [answer(api.scheduledMessages, { scheduledMessages: [] })] },
  play: async () => {
    await expect(await screen.findByText(SCHEDULED_TEXTS.none)).toBeVisible()
  },
}

export const Loading: Story = { parameters: { answers: [pending(api.scheduledMessages)] } }

export const Failed: Story = { parameters: { answers: [unreachable(api.scheduledMessages)] } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Viewed: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '(626) 555-0103' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText(/Potentially Blocked/)).toBeVisible()
  },
}

export const Deleted: Story = {
  parameters: {
    answers: [list, answer(api.deleteScheduledMessage, { deleted_scheduled_message: [{ sid: 'b' }] })],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete the message to (626) 555-0103' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText(SCHEDULED_TEXTS.confirmDelete)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expect(await screen.findByText('Scheduled message deleted')).toBeVisible()
  },
}

export const GoneOutMeanwhile: Story = {
  parameters: {
    answers: [list, refusal(api.deleteScheduledMessage, 'conflict', 'This message has gone out meanwhile.')],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete the message to (626) 555-0103' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expect(await dialog.findByText('This message has gone out meanwhile.')).toBeVisible()
  },
}

export const Rescheduled: Story = {
  parameters: {
    answers: [list, answer(api.updateScheduledMessage, { scheduledMessage: message({}) })],
  },
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: 'Reschedule the message to (626) 555-0103' }),
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule Send' }))
    await userEvent.click(
      (await dialog.findAllByRole('button', { name: /^Tomorrow|^Monday/ }))[0] as HTMLElement,
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }))
    await expect(await screen.findByText('Message rescheduled')).toBeVisible()
  },
}
