import { api } from '@product/sdk/api'
import { MESSAGE_TEXTS } from '@product/sdk/nouns/messages'
import { answer, pending, unreachable } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { storySocket, withSocket } from '../../testing/story-socket'
import {
  aContact,
  aMessage,
  STORY_PATTERN,
  STORY_THREAD,
  storyChanged,
  storyChat,
  storyChats,
  storyCounts,
  storyCountsAnswer,
  storyInbox,
  storyWho,
} from './story-threads'
import { ThreadsPage } from './ThreadsPage'

const server = storySocket()

const meta = {
  title: 'Console/Communication/ThreadsPage',
  component: ThreadsPage,
  decorators: [withSocket(server), inConsole({ path: STORY_THREAD, pattern: STORY_PATTERN, role: 3 })],
  parameters: { layout: 'fullscreen', answers: storyInbox },
} satisfies Meta<typeof ThreadsPage>

export default meta
type Story = StoryObj<typeof meta>

const onList = { console: { path: '/communication' } }
const onPhone = { viewport: { value: 'phone' } }
const threads = async () => within(await screen.findByRole('list', { name: 'Threads' }))
const says = async (text: string | RegExp) =>
  within(await screen.findByRole('log', { name: 'Messages' })).findByText(text)

export const ThreadOpen: Story = {
  play: async () => {
    await expect(await says('The wrap is on, pictures tomorrow.')).toBeVisible()
    await expect(await screen.findByRole('link', { name: MESSAGE_TEXTS.vendorDetails })).toBeVisible()
    await expect(await screen.findByRole('tab', { name: 'All Threads 1,284' })).toBeVisible()
    await expect(await screen.findByText('Box 5')).toBeVisible()
  },
}

export const NoneOpen: Story = {
  parameters: onList,
  play: async () => {
    const row = await (await threads()).findByRole('link', { name: /^Vega/ })
    const title = await screen.findByText('No thread is open')
    const below = screen.getByText(/^Choose one from the list/).getBoundingClientRect()
    await expect(below.top - title.getBoundingClientRect().bottom).toBeLessThan(40)
    await userEvent.click(row)
    await expect(await says('The wrap is on, pictures tomorrow.')).toBeVisible()
    // The list stays as it stands: it is the same page.
    await expect(row).toHaveAttribute('aria-current', 'page')
  },
}

export const Waiting: Story = {
  parameters: {
    answers: [pending(api.chats), pending(api.chatCounts), pending(api.chat), pending(api.threadVendor)],
  },
  play: async () => {
    await expect(await screen.findByText(MESSAGE_TEXTS.loading)).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: {
    answers: [
      unreachable(api.chats),
      unreachable(api.chatCounts),
      unreachable(api.chat),
      unreachable(api.threadVendor),
    ],
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(3))
  },
}

export const NoThreads: Story = {
  parameters: {
    ...onList,
    answers: [
      storyChats([]),
      answer(api.chatCounts, {
        count: 0,
        allCount: 0,
        unreadCount: 0,
        starredCount: 0,
        accountingCount: 0,
        picturesCount: 0,
      }),
    ],
  },
  play: async () => {
    await expect(await screen.findByText(MESSAGE_TEXTS.noRecord)).toBeVisible()
  },
}

/** Two seconds after the last key, or at once by Enter; until then nothing of the older question can be chosen. */
export const Searched: Story = {
  parameters: onList,
  play: async () => {
    await (await threads()).findByRole('link', { name: /^Harbor & Sons/ })
    const field = await screen.findByRole('searchbox', { name: 'Search threads' })
    await userEvent.type(field, 'vega')
    await expect(screen.getByRole('list', { name: 'Threads', hidden: true })).toHaveAttribute('inert')
    await userEvent.type(field, '{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('list', { name: 'Threads', hidden: true })).not.toHaveAttribute('inert'),
    )
  },
}

export const ByKeyboard: Story = {
  play: async () => {
    const rows = await threads()
    const vega = await rows.findByRole('link', { name: /^Vega/ })
    await userEvent.keyboard('j')
    await waitFor(() => expect(rows.getByRole('link', { name: /^Harbor & Sons/ })).toHaveFocus())
    await userEvent.keyboard('k')
    await waitFor(() => expect(vega).toHaveFocus())
    await says('The wrap is on, pictures tomorrow.')
    await userEvent.keyboard('r')
    await expect(screen.getByRole('textbox', { name: 'Message to Vega Hauling' })).toHaveFocus()
  },
}

export const FlagsOfAThread: Story = {
  parameters: {
    ...onList,
    answers: [
      ...storyInbox,
      answer(api.markStarred, {
        chat: aContact({ is_starred: true, is_pictures: true, is_read: false }),
        counts: { ...storyCounts, starredCount: 2 },
      }),
    ],
  },
  play: async () => {
    await userEvent.click(await (await threads()).findByRole('button', { name: 'Actions for Vega Hauling' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Star' }))
    await expect(await screen.findByRole('tab', { name: 'Starred 2' })).toBeVisible()
  },
}

export const AMessageComes: Story = {
  play: async () => {
    await says('The wrap is on, pictures tomorrow.')
    await (await threads()).findByRole('link', { name: /Vega Hauling/ })
    const message = aMessage({ id: 90, body: 'Two more on the way', created_at: '2026-05-05T20:00:00.000Z' })
    server.fire('msgReceived', {
      chat: aContact({ body: message.body, created_at: message.created_at, is_read: false }),
      message,
    })
    await expect(await says('Two more on the way')).toBeVisible()
    await expect(
      await screen.findByText('Message from Vega Hauling: Two more on the way'),
    ).toBeInTheDocument()
    await (await threads()).findByText('Two more on the way')
  },
}

export const SomebodyElseIsHere: Story = {
  play: async () => {
    await says('The wrap is on, pictures tomorrow.')
    const user = { id: 9, name: 'Bo Tran', typing: false }
    server.fire('threadPresence', { phone_number: '+13105550101', users: [user] })
    await expect(await screen.findByText('Bo Tran is also here')).toBeVisible()
    server.fire('threadPresence', { phone_number: '+13105550101', users: [{ ...user, typing: true }] })
    await expect(await screen.findByText('Bo Tran is writing')).toBeVisible()
    server.fire('threadPresence', { phone_number: '+13105550102', users: [user] })
    await expect(screen.getByText('Bo Tran is writing')).toBeVisible()
  },
}

/** Of role 5: no link leads where it may not go. */
export const OfTheCommunicationRole: Story = {
  parameters: { console: { path: STORY_THREAD, pattern: STORY_PATTERN, role: 5 } },
  play: async () => {
    await says('The wrap is on, pictures tomorrow.')
    await expect(await screen.findByText('Box 5')).toBeVisible()
    await expect(screen.queryByRole('link', { name: MESSAGE_TEXTS.vendorDetails })).toBeNull()
    await expect(screen.queryByRole('link', { name: 'Box 5' })).toBeNull()
  },
}

export const OfAnUnknownNumber: Story = {
  parameters: {
    console: { path: '/communication/%2B13105550103/%2B13105550103/-1' },
    answers: [
      storyChats(),
      storyCountsAnswer,
      storyChat(aContact({ name: null, vendor_id: null, phone_number: '+13105550103' }), [
        aMessage({ body: 'who is this', phone_number: '+13105550103' }),
      ]),
      storyWho({ vendor: null, trucks: [], pictures: [] }),
    ],
  },
  play: async () => {
    await expect(await screen.findByText('No vendor has this number.')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Link a vendor' })).toBeVisible()
  },
}

export const NothingWrittenYet: Story = {
  parameters: {
    answers: [
      storyChats(),
      storyCountsAnswer,
      storyChat(aContact({ body: null, created_at: null, last_direction: null }), []),
      storyWho(),
    ],
  },
  play: async () => {
    await expect(await screen.findByText('The first message can be written below.')).toBeVisible()
  },
}

export const Laptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async () => {
    await says('The wrap is on, pictures tomorrow.')
    await userEvent.click(screen.getByRole('button', { name: 'Show who this is' }))
    await expect(await screen.findByRole('link', { name: 'Box 5' })).toBeVisible()
  },
}

/** The bar on top has no room for the title and the links: they stand below it. */
export const ListOnALaptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  parameters: onList,
  play: async () => {
    await expect(await (await threads()).findByRole('link', { name: /^Vega/ })).toBeVisible()
    await expect(await screen.findByRole('link', { name: 'Compose' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const ListOnAPhone: Story = {
  globals: onPhone,
  parameters: onList,
  play: async () => {
    await (await threads()).findByRole('link', { name: /^Harbor & Sons/ })
    await expect(screen.queryByText('No thread is open')).toBeNull()
  },
}

export const ThreadOnAPhone: Story = {
  globals: onPhone,
  play: async () => {
    await says('The wrap is on, pictures tomorrow.')
    await userEvent.click(screen.getByRole('link', { name: 'Back to the threads' }))
    await (await threads()).findByRole('link', { name: /^Harbor & Sons/ })
  },
}

/** What was unread as it was opened is divided off, and read by being seen. */
export const Unread: Story = {
  parameters: {
    answers: [
      storyChats(),
      storyCountsAnswer,
      storyChat(aContact({ is_read: false })),
      storyWho(),
      storyChanged(aContact()),
    ],
  },
  play: async () => {
    await expect(await says('Unread')).toBeVisible()
  },
}
