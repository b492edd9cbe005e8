import type { Meta, StoryObj } from '@storybook/react-vite'
import { credentialEndpoints } from '@product/sdk/features/client-users'
import { answer, pending, unreachable } from '@product/sdk/testing'
import { expect, screen } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { storyClients } from './story-clients'
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
  decorators: [
    inConsole({ path: '/advertise/user/11/credential', pattern: '/advertise/user/:id/credential' }),
  ],
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

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Lena Latte' })).toBeVisible()
    await expect(screen.getByRole('heading', { name: 'office@client.test' })).toBeVisible()
  },
}

/** A credential half typed for one client does not turn up on the page of another. */
export const HalfTypedElsewhere: Story = {
  play: async ({ mount }) => {
    const other = { value: { fields: { name: 'For client 12' } }, savedAt: Date.now() }
    for (const name of ['credentials/new', 'credentials/new/12'])
      localStorage.setItem(`draft|7|${name}|other-tab`, JSON.stringify(other))
    await mount()
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await expect(name).toHaveValue('')
    localStorage.removeItem('draft|7|credentials/new|other-tab')
    localStorage.removeItem('draft|7|credentials/new/12|other-tab')
  },
}

export const Editing: Story = {
  render: () => <EditCredentialDialog credential={{ ...lena, id: '11-31' }} onClose={() => undefined} />,
}
