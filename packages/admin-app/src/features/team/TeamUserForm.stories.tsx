import type { Meta, StoryObj } from '@storybook/react-vite'
import { teamEndpoints } from '@product/sdk/features/team'
import { CLIENT_USER_FIELDS } from '@product/sdk/nouns/people'
import { blankRow, overtaken, pending, refusal } from '@product/sdk/testing'
import { expect, screen, userEvent, within } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { CreateTeamUserPage } from './CreateTeamUserPage'
import { EditTeamUserPage } from './EditTeamUserPage'
import { storyTeam } from './story-team'

const meta = {
  title: 'Console/Team/TeamUserForm',
  component: EditTeamUserPage,
  parameters: { layout: 'fullscreen', answers: [storyTeam] },
} satisfies Meta<typeof EditTeamUserPage>

export default meta
type Story = StoryObj<typeof meta>

const editing = (id: number, role: 1 | 3) =>
  inConsole({ role, path: `/team/user/edit/${id}`, pattern: '/team/user/edit/:id' })

export const OfAnOwner: Story = { decorators: [editing(3, 3)] }

export const OneselfCannotBeDeleted: Story = { decorators: [editing(7, 3)] }

export const OfAnAdministratorForAUser: Story = { decorators: [editing(3, 1)] }

export const OfAnAdministratorForAnOwner: Story = { decorators: [editing(1, 1)] }

export const Gone: Story = { decorators: [editing(99, 3)] }

export const Loading: Story = {
  decorators: [editing(3, 3)],
  parameters: { answers: [pending(teamEndpoints.teamUsers)] },
}

/** Fields and values read as in the form, and what was typed as a password is shown to nobody. */
export const ChangedMeanwhile: Story = {
  decorators: [editing(3, 3)],
  parameters: {
    answers: [
      storyTeam,
      overtaken(teamEndpoints.updateUser, {
        ...blankRow(CLIENT_USER_FIELDS),
        user_id: 3,
        name: 'Uma User',
        email: 'uma@haulboard.test',
        privilege_id: 2,
        version: 2,
      }),
    ],
  },
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/^Password/), 'a-new-password')
    await userEvent.click(screen.getByRole('combobox', { name: /Privilege/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Administrator' }))
    await userEvent.click(screen.getByRole('button', { name: 'Update' }))
    const choice = within(await screen.findByRole('dialog'))
    choice.getByRole('rowheader', { name: 'Privilege / Role' })
    choice.getByRole('radio', { name: 'User' })
    choice.getByRole('radio', { name: 'Administrator' })
    choice.getByRole('radio', { name: '••••••••' })
    await expect(choice.queryByText('a-new-password')).not.toBeInTheDocument()
  },
}

export const OfANewUser: Story = {
  decorators: [inConsole({ role: 1 })],
  render: () => <CreateTeamUserPage />,
  parameters: {
    answers: [
      refusal(teamEndpoints.createTeamUser, 'invalid', 'Please check the fields.', {
        email: 'Another user already has this email.',
      }),
    ],
  },
}
