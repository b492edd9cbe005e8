import type { Meta, StoryObj } from '@storybook/react-vite'
import { credentialEndpoints } from '@product/sdk/advertise'
import { answer, pending, unreachable } from '@product/sdk/testing'
import { inConsole } from '../../testing/in-console'
import { storyClients } from '../client-users/story-clients'
import { CredentialsPage } from './CredentialsPage'
import { EditCredentialDialog } from './EditCredentialDialog'

const lena = {
  credential_id: 31,
  user_id: 11,
  name: 'Lena Latte',
  company: 'Golden State Coffee',
  email: 'lena@client.test',
  version: 1,
}
const { credentials } = credentialEndpoints
const stored = answer(credentials, {
  credentials: [lena, { ...lena, credential_id: 32, name: null, company: null, email: 'office@client.test' }],
})

const meta = {
  title: 'Console/Advertise/CredentialsPage',
  component: CredentialsPage,
  decorators: [inConsole({ path: '/advertise/user/11/credential', route: '/advertise/user/:id/credential' })],
  parameters: { layout: 'fullscreen', answers: [storyClients, stored] },
} satisfies Meta<typeof CredentialsPage>

export default meta
type Story = StoryObj<typeof meta>

export const FormAndTable: Story = {}

export const NoneYet: Story = {
  parameters: { answers: [storyClients, answer(credentials, { credentials: [] })] },
}

export const Loading: Story = { parameters: { answers: [storyClients, pending(credentials)] } }

export const ServerStopped: Story = { parameters: { answers: [storyClients, unreachable(credentials)] } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Editing: Story = {
  render: () => <EditCredentialDialog credential={{ ...lena, id: '11-31' }} onClose={() => undefined} />,
}
