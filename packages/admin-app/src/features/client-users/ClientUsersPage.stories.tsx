import type { Meta, StoryObj } from '@storybook/react-vite'
import { CLIENT_USER_ALERTS } from '@product/sdk/nouns/people'
import { api } from '@product/sdk/api'
import { answer, pending, refusal, unreachable } from '@product/sdk/testing'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { ClientUsersPage } from './ClientUsersPage'
import { EditClientUserDialog } from './EditClientUserDialog'
import { storyClient, storyClients } from './story-clients'

const { clientUsers } = api

const meta = {
  title: 'Console/Advertise/ClientUsersPage',
  component: ClientUsersPage,
  decorators: [inConsole({ path: '/advertise/user' })],
  parameters: { layout: 'fullscreen', answers: [storyClients] },
} satisfies Meta<typeof ClientUsersPage>

export default meta
type Story = StoryObj<typeof meta>

export const FormAndTable: Story = {}

const email = `${'procurement-'.repeat(8)}office@client.test`

/** The table scrolls below what can be done with a row, which stays in sight. */
export const LongEmail: Story = {
  parameters: {
    answers: [
      answer(clientUsers, {
        clients: [{ ...storyClient(11, 'Clara Client', null, []), email }],
        rowCount: 1,
      }),
    ],
  },
  play: async () => {
    const row = within(await screen.findByRole('row', { name: /Clara/ }))
    const last = row.getAllByRole('button').at(-1)?.getBoundingClientRect().right ?? Infinity
    const table = screen.getByRole('table').parentElement?.getBoundingClientRect().right ?? 0
    await expect(last).toBeLessThan(table)
  },
}

export const NoneYet: Story = {
  parameters: { answers: [answer(clientUsers, { clients: [], rowCount: 0 })] },
}

export const Loading: Story = { parameters: { answers: [pending(clientUsers)] } }

export const ServerStopped: Story = { parameters: { answers: [unreachable(clientUsers)] } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Editing: Story = {
  render: () => <EditClientUserDialog id={11} name="Ana Ruiz" onClose={() => undefined} />,
}

export const NothingFilledIn: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create' }))
    for (const text of ['Picture is required', 'Client user must have an email.'])
      await screen.findByText(text)
  },
}

const inUse = 'This client user still has campaigns.'

export const DeletionRefused: Story = {
  parameters: { answers: [storyClients, refusal(api.deleteUser, 'conflict', inUse)] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Hal' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    // One toast says what failed and why.
    const toasts = await screen.findAllByText(new RegExp(CLIENT_USER_ALERTS.deleteFailed))
    await expect(toasts.map(({ textContent }) => textContent)).toEqual([
      `${CLIENT_USER_ALERTS.deleteFailed}\n${inUse}`,
    ])
  },
}

const { deleteUser } = api

/** The tools of the ticked rows take the place of the list's: no row moves, and the search stays free. */
export const Ticked: Story = {
  play: async () => {
    const boxes = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ })
    const rowTop = boxes[0]?.getBoundingClientRect().top
    await userEvent.click(boxes[0] ?? document.body)
    const bar = await screen.findByRole('toolbar', { name: 'Ticked rows' })
    within(bar).getByRole('button', { name: 'Export CSV' })
    await expect(screen.queryByRole('button', { name: 'Columns' })).not.toBeInTheDocument()
    await expect(boxes[0]?.getBoundingClientRect().top).toBe(rowTop)
    const search = screen.getByRole('searchbox', { name: 'Search' }).getBoundingClientRect()
    await expect(bar.getBoundingClientRect().left).toBeGreaterThan(search.right)
    await userEvent.click(within(bar).getByRole('button', { name: 'Unselect' }))
    await screen.findByRole('button', { name: 'Columns' })
    // The focus of the bar goes to the list, not to the page.
    await waitFor(() => expect(document.activeElement).toContainElement(boxes[0] ?? null))
    await expect(document.body).not.toHaveFocus()
  },
}

/** One of three can't be deleted: it is named with the reason and stays ticked. */
export const DeletingMany: Story = {
  parameters: {
    answers: [
      storyClients,
      {
        ...refusal(deleteUser, 'conflict', inUse),
        path: deleteUser.path.replace('{userId}', '13'),
      },
      answer(deleteUser, { deleted_user: [{ user_id: 11, name: 'Clara Client' }] }),
    ],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }))
    await screen.findByText('3 items selected')
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    dialog.getByText(/^Are you sure you want to delete these 3 Client Users/)
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await dialog.findByText(`Hal: ${inUse}`)
    await screen.findByText('2 accounts were deleted.')
    dialog.getByText(/^Are you sure you want to delete this Client User/)
  },
}

/** One that somebody else deleted meanwhile is no failure, and not left ticked in a list where it is no more. */
export const DeletingManyGoneAlready: Story = {
  parameters: { answers: [storyClients, refusal(deleteUser, 'not_found', 'This user was not found.')] },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Hal' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(screen.queryByRole('toolbar', { name: 'Ticked rows' })).not.toBeInTheDocument()
  },
}

export const SearchSaved: Story = {
  play: async () => {
    const search = await screen.findByRole('searchbox', { name: 'Search' })
    await userEvent.type(search, 'hal')
    await userEvent.click(await screen.findByRole('button', { name: 'Saved queries' }, { timeout: 5000 }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save current query...' }))
    await userEvent.type(await screen.findByLabelText('Query name'), 'Hals')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Clear the search' }))
    await expect(search).toHaveValue('')
    await userEvent.click(await screen.findByRole('button', { name: 'Saved queries' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hals' }))
    await waitFor(() => expect(search).toHaveValue('hal'))
  },
}
