import type { ApiClient } from '@product/sdk/client'
import { AN_OWNER, onRealServer } from '@product/sdk/testing'
import { ROLE } from '@product/sdk/values'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { wholeConsole } from '../../testing/in-console'

const Nothing = (): ReactNode => null

const ADMINISTRATOR = { name: 'Adam Admin', email: 'adam@story.test', password: 'a lorry full of users' }

const addAdministrator = (api: ApiClient) =>
  api.createTeamUser({ body: { ...ADMINISTRATOR, privilege_id: ROLE.administrator } })

const meta = {
  title: 'Flows/Team',
  component: Nothing,
  decorators: [wholeConsole({ isReal: true, path: '/team' })],
  parameters: {
    layout: 'fullscreen',
    ...onRealServer({ prepare: addAdministrator }),
  },
} satisfies Meta<typeof Nothing>

export default meta
type Story = StoryObj<typeof meta>

/** Whoever an Owner adds stands in the list, and the log tells of it. */
export const OwnerAddsAUser: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: '+ Create New User' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Create' }))
    await screen.findByText('A name must be provided')
    await userEvent.type(screen.getByLabelText(/^Name/), 'Tina Trucker')
    await userEvent.type(screen.getByLabelText(/^Email/), 'tina@story.test')
    await userEvent.type(screen.getByLabelText(/^Password/), 'a lorry full of trucks')
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    await screen.findByRole('link', { name: 'Edit Tina Trucker' })
    await screen.findByText(/created team user Tina Trucker/)
  },
}

/** An Administrator may look at an Owner's account, and change nothing. */
export const AdministratorMeetsAnOwner: Story = {
  parameters: onRealServer({ prepare: addAdministrator, as: ADMINISTRATOR }),
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: `Edit ${AN_OWNER.name}` }))
    await screen.findByText(/Only an Owner may change or delete/)
    await expect(screen.getByRole('button', { name: 'Update' })).toBeDisabled()
    await expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled()
  },
}
