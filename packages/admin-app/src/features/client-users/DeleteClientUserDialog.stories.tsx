import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { type ClientUser, withFormNames } from './client-users'
import { DeleteClientUserDialog } from './DeleteClientUserDialog'
import { storyClient } from './story-clients'

const clara: ClientUser = { id: 11, ...withFormNames(storyClient(11, 'Clara Client', null, [])) }

const meta = {
  title: 'Console/Advertise/DeleteClientUserDialog',
  component: DeleteClientUserDialog,
  decorators: [inConsole()],
  args: { user: clara, onClose: fn() },
} satisfies Meta<typeof DeleteClientUserDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Asks: Story = {}
