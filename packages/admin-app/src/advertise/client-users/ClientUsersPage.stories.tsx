import type { Meta, StoryObj } from '@storybook/react-vite'
import { clientUserEndpoints } from '@product/sdk/advertise'
import { answer, pending, unreachable } from '@product/sdk/testing'
import { inConsole } from '../../testing/in-console'
import { ClientUsersPage } from './ClientUsersPage'
import { EditClientUserDialog } from './EditClientUserDialog'
import { storyClients } from './story-clients'

const { clientUsers } = clientUserEndpoints

const meta = {
  title: 'Console/Advertise/ClientUsersPage',
  component: ClientUsersPage,
  decorators: [inConsole({ path: '/advertise/user' })],
  parameters: { layout: 'fullscreen', answers: [storyClients] },
} satisfies Meta<typeof ClientUsersPage>

export default meta
type Story = StoryObj<typeof meta>

export const FormAndTable: Story = {}

export const NoneYet: Story = {
  parameters: { answers: [answer(clientUsers, { clients: [], rowCount: 0 })] },
}

export const Loading: Story = { parameters: { answers: [pending(clientUsers)] } }

export const ServerStopped: Story = { parameters: { answers: [unreachable(clientUsers)] } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Editing: Story = { render: () => <EditClientUserDialog id={11} onClose={() => undefined} /> }
