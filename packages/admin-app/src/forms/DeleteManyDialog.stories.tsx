import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TEAM_USERS } from '../features/team/team-users'
import { inConsole } from '../testing/in-console'
import { DeleteManyDialog } from './DeleteManyDialog'

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `Uma User the ${at + 1}th` }))

const meta = {
  title: 'Console/Forms/DeleteManyDialog',
  component: DeleteManyDialog,
  decorators: [inConsole()],
  args: {
    resource: TEAM_USERS,
    rows: many(3),
    nameOf: ({ name }) => name,
    title: 'client_users.delete_many',
    text: 'client_users.delete_many_text',
    deleted: 'client_users.deleted_many',
    onClose: fn(),
  },
} satisfies Meta<typeof DeleteManyDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Asks: Story = {}
/** The names scroll, the buttons stay. */
export const AHundred: Story = { args: { rows: many(100) } }
