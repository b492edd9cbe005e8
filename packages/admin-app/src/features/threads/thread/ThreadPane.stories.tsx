import { api } from '@product/sdk/api'
import { BLOCKED_TEXTS, MESSAGE_TEXTS } from '@product/sdk/nouns/messages'
import { answer, pending, refusal } from '@product/sdk/testing'
import { Box } from '@mui/material'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { bringFiles } from '../../../nouns/messages/story-files'
import { noisyPicture } from '../../../nouns/messages/story-pictures'
import { inConsole } from '../../../testing/in-console'
import {
  aContact,
  aMessage,
  aPicture,
  STORY_PATTERN,
  STORY_THREAD,
  storyChanged,
  storyChat,
  storyCounts,
  storyMessages,
} from '../story-threads'
import { ThreadPane } from './ThreadPane'

const meta = {
  title: 'Console/Communication/ThreadPane',
  component: ThreadPane,
  decorators: [
    Story => (
      <Box sx={{ height: 640 }}>
        <Story />
      </Box>
    ),
    inConsole({ path: STORY_THREAD, pattern: STORY_PATTERN, role: 3 }),
  ],
  args: { known: aContact(), socket: undefined },
  parameters: { layout: 'fullscreen', answers: [storyChat(), storyChanged()] },
} satisfies Meta<typeof ThreadPane>

export default meta
type Story = StoryObj<typeof meta>

const field = (name = 'Vega Hauling') => screen.findByRole('textbox', { name: `Message to ${name}` })
const sendButton = () => screen.findByRole('button', { name: 'Send' })
const log = async () => within(await screen.findByRole('log', { name: 'Messages' }))

const blocked = (over: Parameters<typeof aContact>[0]) => {
  const known = aContact({ is_blocked: true, ...over })
  return { args: { known }, parameters: { answers: [storyChat(known), storyChanged(known)] } }
}

/** Only a START from the number opens it again, whoever asks. */
export const OptedOut: Story = {
  ...blocked({ blocked_reason: 'opted_out' }),
  play: async () => {
    await expect(await screen.findByText(MESSAGE_TEXTS.potentiallyBlocked)).toBeVisible()
    await expect(screen.getByText(new RegExp(BLOCKED_TEXTS.opted_out))).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Unblock' })).toBeNull()
    await expect(await field()).toBeDisabled()
    await expect(await sendButton()).toBeDisabled()
  },
}

const named = aContact({ phone_number: 'HAULBANK', name: null, vendor_id: null })

/** It can be read; nothing can go back. */
export const OfANamedSender: Story = {
  args: { known: named },
  parameters: { answers: [storyChat(named), storyChanged(named)] },
  play: async () => {
    await expect(await field('HAULBANK')).toBeDisabled()
    await expect(await field('HAULBANK')).toHaveAttribute(
      'placeholder',
      'Texts can only be sent to numbers of the United States and Canada.',
    )
  },
}

const landline = blocked({ blocked_reason: 'bad_number', blocked_code: 30006 })

export const BlockedForAnAdministrator: Story = {
  ...landline,
  parameters: {
    answers: [...landline.parameters.answers, answer(api.unblock, { chat: aContact(), counts: storyCounts })],
    console: { role: 1 },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Unblock' }))
    await waitFor(() => expect(screen.queryByText(MESSAGE_TEXTS.potentiallyBlocked)).toBeNull())
    await expect(await field()).toBeEnabled()
  },
}

export const BlockedForAUser: Story = {
  ...landline,
  parameters: { ...landline.parameters, console: { role: 2 } },
  play: async () => {
    await expect(await screen.findByText(/An Owner or Administrator can take the block off/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Unblock' })).toBeNull()
  },
}

/** Enter sends, Shift+Enter adds a line; a second Enter finds nothing to send. */
export const Sending: Story = {
  parameters: { answers: [storyChat(), storyChanged(), pending(api.sendMessage)] },
  play: async () => {
    await userEvent.type(await field(), 'On my way{Shift>}{Enter}{/Shift}Ann{Enter}{Enter}')
    const sent = await (await log()).findAllByText(/On my way\s+Ann/)
    await expect(sent).toHaveLength(1)
    await expect(await field()).toHaveValue('')
    await expect(await sendButton()).toBeDisabled()
  },
}

export const Sent: Story = {
  parameters: {
    answers: [
      storyChat(),
      storyChanged(),
      answer(api.sendMessage, {
        message: aMessage({
          id: 50,
          direction: 'outbound',
          sender_name: 'Ann Miller',
          body: 'Thanks',
          message_status: 'sent',
          created_at: '2026-05-05T20:20:00.000Z',
        }),
      }),
    ],
  },
  play: async () => {
    await userEvent.type(await field(), 'Thanks')
    await userEvent.click(await sendButton())
    const toast = await screen.findByText(MESSAGE_TEXTS.sent)
    await expect(toast).toBeVisible()
    // It hides neither the newest message nor the next one.
    const newest = (await log()).getByText('Thanks')
    await expect(toast.getBoundingClientRect().bottom).toBeLessThan(newest.getBoundingClientRect().top)
    await expect((await log()).getAllByText('Thanks')).toHaveLength(1)
  },
}

/** What did not get to the server stays, with the reason, until someone decides. */
export const NotSent: Story = {
  parameters: {
    answers: [
      storyChat(),
      storyChanged(),
      refusal(api.sendMessage, 'invalid', 'The last text was blocked by the recipient or their carrier.'),
    ],
  },
  play: async () => {
    await userEvent.type(await field(), 'Thanks')
    await userEvent.click(await sendButton())
    await expect(await screen.findByText(/was blocked by the recipient/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByText('Thanks')).toBeNull())
  },
}

/** Kept for its thread when the page is left. */
export const HalfWritten: Story = {
  beforeEach: () => {
    const draft = { value: { body: 'We can meet at 8, and', images: [] }, savedAt: Date.now() }
    localStorage.setItem('draft|7|thread/+13105550101|gone', JSON.stringify(draft))
  },
  play: async () => {
    await expect(await field()).toHaveValue('We can meet at 8, and')
    await expect(screen.getByText(/^21 characters · 1 segment/)).toBeVisible()
  },
}

/** Under way when the page was left: nobody knows whether it arrived, so it can be sent once more under its own key. */
export const Interrupted: Story = {
  beforeEach: () => {
    const outgoing = { clientKey: 'k9', body: 'See you there', images: [], state: 'sending' }
    const draft = { value: [outgoing], savedAt: Date.now() }
    localStorage.setItem('draft|7|outgoing/+13105550101|gone', JSON.stringify(draft))
  },
  play: async () => {
    await expect(await (await log()).findByText('See you there')).toBeVisible()
    await expect(screen.getByText(/Retry sends it once/)).toBeVisible()
  },
}

const long = 'Drive'.repeat(80)

export const LongTexts: Story = {
  args: { known: aContact({ name: `Harbor & Sons ${'Freight '.repeat(12)}` }) },
  parameters: {
    answers: [
      storyChat(aContact({ name: `Harbor & Sons ${'Freight '.repeat(12)}` }), [
        aMessage({ id: 1, body: long }),
        aMessage({
          id: 2,
          direction: 'outbound',
          sender_name: 'Ann Miller',
          body: `https://example.com/${long}`,
        }),
        aMessage({ id: 3, body: 'line\n'.repeat(12) }),
      ]),
      storyChanged(),
    ],
  },
}

/** Every state that a message of ours can have. */
export const Deliveries: Story = {
  parameters: {
    answers: [
      storyChat(
        aContact(),
        (['sent', 'delivered', 'undelivered', 'failed', 'scheduled'] as const).map((message_status, at) =>
          aMessage({
            id: at + 1,
            direction: 'outbound',
            sender_name: 'Ann Miller',
            body: `This one is ${message_status}`,
            message_status,
            created_at: `2026-05-0${message_status === 'scheduled' ? 8 : 4}T2${at > 3 ? 1 : 0}:${at}0:00.000Z`,
            error_code: message_status === 'failed' ? 21211 : null,
            error_text: message_status === 'failed' ? 'The carrier says that this is no valid number.' : null,
          }),
        ),
      ),
      storyChanged(),
    ],
  },
  play: async () => {
    await expect(await screen.findByRole('img', { name: MESSAGE_TEXTS.notDelivered })).toBeVisible()
    await expect(screen.getByRole('img', { name: MESSAGE_TEXTS.failed })).toBeVisible()
    await expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(2)
    await expect(screen.getByText(/^Scheduled for/)).toBeVisible()
  },
}

export const Pictures: Story = {
  parameters: {
    answers: [
      storyChat(aContact(), storyMessages.slice(3, 5)),
      storyChanged(),
      answer(api.pictureTags, { tag: [] }),
    ],
  },
  play: async () => {
    await expect(await screen.findByText('+2 more')).toBeVisible()
    await expect(screen.getByText(MESSAGE_TEXTS.duplicateFound)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Picture 2 of 6' }))
    await expect(await screen.findByRole('dialog', { name: /picture 2 of 6$/ })).toBeVisible()
  },
}

/** However the composer grows, the last message stays in sight. */
export const LongMessage: Story = {
  play: async () => {
    await userEvent.type(await field(), `1${'{Shift>}{Enter}{/Shift}2'.repeat(5)}`)
    const list = await screen.findByRole('log', { name: 'Messages' })
    await waitFor(() => expect(list.scrollHeight - list.scrollTop - list.clientHeight).toBeLessThan(2))
  },
}

/** A picture from the clipboard, with the limits of the attach button. */
export const PicturePasted: Story = {
  play: async () => {
    const files = [new File(['%PDF'], 'invoice.pdf', { type: 'application/pdf' })]
    bringFiles(await field(), 'paste', files)
    await expect(await screen.findByText('invoice.pdf is no image.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const PictureDropped: Story = {
  play: async () => {
    bringFiles(await field(), 'drop', [await noisyPicture('truck.png', 40)])
    await expect(await screen.findByRole('button', { name: 'Take truck.png out' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Upload' })).toBeEnabled())
  },
}

export const AnEmptyText: Story = {
  parameters: { answers: [storyChat(aContact(), [aMessage({ body: '', media: [] })]), storyChanged()] },
  play: async () => {
    await expect(await (await log()).findByText('Empty message')).toBeVisible()
  },
}

export const APictureThatWasRefused: Story = {
  parameters: {
    answers: [
      storyChat(aContact(), [
        aMessage({
          body: '',
          media: [
            aPicture('#333', {
              url: null,
              small_url: null,
              state: 'refused',
              refusal:
                'This picture is a HEIC, which can’t be shown here. Please ask for it as JPEG: an iPhone sends it so in a text message.',
            }),
          ],
        }),
      ]),
      storyChanged(),
    ],
  },
}

export const Widget: Story = {
  args: { isWidget: true, known: aContact({ name: 'Harbor & Sons Freight of Long Beach' }) },
  parameters: {
    answers: [storyChat(aContact({ name: 'Harbor & Sons Freight of Long Beach' })), storyChanged()],
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Harbor & Sons Frei…' })).toBeVisible()
    await expect(screen.getByRole('link', { name: MESSAGE_TEXTS.goToThread })).toBeVisible()
  },
}

export const OnAPhone: Story = {
  args: { back: '/communication', onWho: () => undefined },
  globals: { viewport: { value: 'phone' } },
}
