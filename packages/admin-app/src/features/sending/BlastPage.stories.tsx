import { api } from '@product/sdk/api'
import { answer, pending, refusal } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { storyBlast } from '../../nouns/messages/story-blast'
import { inConsole } from '../../testing/in-console'
import { BlastPage } from './BlastPage'

const left_out = [
  {
    phone_number: '+16265550103',
    name: 'No Thanks Trucking',
    source: 'Group: Friday crew',
    reason: 'This number has said STOP.',
  },
]

const failures = [
  {
    phone_number: '+13105550104',
    name: 'Harbor & Sons Hauling and Freight Company of Greater Long Beach',
    code: 30005,
    reason: 'The number is unknown or no longer in use.',
    not_again: 'The last text did not reach a mobile telephone.',
  },
  {
    phone_number: '+13105550105',
    name: null,
    code: null,
    reason: 'The carrier did not answer.',
    not_again: null,
  },
]

const running = storyBlast({ attempted: 45, successful: 44, failed: 1, left_out })
const done = storyBlast({ attempted: 120, successful: 120 })
const partly = storyBlast({ attempted: 120, successful: 118, failed: 2, failures, left_out })

const meta = {
  title: 'Console/Communication/BlastPage',
  component: BlastPage,
  decorators: [inConsole({ path: '/communication/blast/7', pattern: '/communication/blast/:id' })],
  parameters: { layout: 'fullscreen', answers: [answer(api.blast, { blast: running })] },
} satisfies Meta<typeof BlastPage>

export default meta
type Story = StoryObj<typeof meta>

export const Sending: Story = {
  play: async () => {
    await expect(await screen.findByText('45/120')).toBeVisible()
    await expect(screen.getByText('It goes on when this page is closed.')).toBeVisible()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Done: Story = {
  parameters: { answers: [answer(api.blast, { blast: done })] },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Summary' }))
    await expect(dialog.getAllByText('120')).toHaveLength(2)
    await expect(dialog.queryByRole('button', { name: 'Retry failed' })).toBeNull()
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body)
    await expect(await screen.findByRole('button', { name: 'Summary' })).toBeVisible()
  },
}

export const SomeFailed: Story = {
  parameters: {
    answers: [
      answer(api.blast, { blast: partly }),
      answer(api.retryBlast, { blast: storyBlast({ blast_id: 8, total: 2 }) }),
    ],
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Summary' }))
    await expect(dialog.getByText('(310) 555-0104')).toBeVisible()
    await expect(dialog.getByText('The number is unknown or no longer in use. (30005)')).toBeVisible()
    await expect(
      dialog.getByText('Not tried again: The last text did not reach a mobile telephone.'),
    ).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Retry failed' })).toBeEnabled()
  },
}

/** There is nothing to press: each number says why. */
export const NoneCanBeTriedAgain: Story = {
  parameters: {
    answers: [
      answer(api.blast, {
        blast: storyBlast({ attempted: 120, successful: 119, failed: 1, failures: failures.slice(0, 1) }),
      }),
    ],
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Summary' }))
    await expect(dialog.getByText(/^Not tried again/)).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Retry failed' })).toBeNull()
  },
}

export const RetriedTwice: Story = {
  parameters: {
    answers: [
      answer(api.blast, { blast: partly }),
      refusal(api.retryBlast, 'conflict', 'These have been sent once more already.'),
    ],
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Summary' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Retry failed' }))
    await expect(await dialog.findByText('These have been sent once more already.')).toBeVisible()
  },
}

export const WaitsForItsTime: Story = {
  parameters: {
    answers: [answer(api.blast, { blast: storyBlast({ scheduled_for: '2099-11-30T17:00:00.000Z' }) })],
  },
  play: async () => {
    await expect(await screen.findByText(/Goes to 120 numbers on Mon, 11\/30\/2099/)).toBeVisible()
  },
}

export const Loading: Story = { parameters: { answers: [pending(api.blast)] } }

export const NotThere: Story = {
  parameters: { answers: [refusal(api.blast, 'not_found', 'This message was not found.')] },
}
