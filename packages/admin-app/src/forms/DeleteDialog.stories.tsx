import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TEAM_USERS } from '../features/team/team-users'
import { inConsole } from '../testing/in-console'
import { DeleteDialog } from './DeleteDialog'

const meta = {
  title: 'Console/Forms/DeleteDialog',
  component: DeleteDialog,
  decorators: [inConsole()],
  args: {
    resource: TEAM_USERS,
    record: { id: 3, name: 'Uma User' },
    title: 'Are you sure you want to delete Uma User?',
    deleted: 'Team user was deleted',
    onDeleted: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DeleteDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Asks: Story = {}
export const WithText: Story = { args: { text: 'The sessions of this user end at once.' } }
