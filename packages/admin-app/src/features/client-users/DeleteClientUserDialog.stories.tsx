import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import type { ClientUser } from './client-users'
import { DeleteClientUserDialog } from './DeleteClientUserDialog'

const clara: ClientUser = {
  id: 11,
  user_id: 11,
  user_name: 'Clara Client',
  name: 'Clara Client',
  email: 'clara@client.test',
  company: null,
  user_profile_image: null,
  userProfileUrl: null,
  campaigns: [],
  last_login_at: null,
  version: 1,
}

const meta = {
  title: 'Console/Advertise/DeleteClientUserDialog',
  component: DeleteClientUserDialog,
  decorators: [inConsole()],
  args: { user: clara, onClose: fn() },
} satisfies Meta<typeof DeleteClientUserDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Asks: Story = {}
