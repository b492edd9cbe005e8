import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import type { AdminFeature } from '../../config/admin-feature'
import { inConsole } from '../../testing/in-console'
import { UnreleasedPage } from './UnreleasedPage'

const messages: AdminFeature = {
  name: 'messages',
  inserts: [{ name: 'messages', into: 'drive', part: () => <p>What is there already</p>, roles: [3] }],
}

const meta = {
  title: 'Console/Unreleased/UnreleasedPage',
  component: UnreleasedPage,
  parameters: { layout: 'fullscreen' },
  args: { name: 'drive', title: 'console.sidebar.drive' },
} satisfies Meta<typeof UnreleasedPage>

export default meta
type Story = StoryObj<typeof meta>

export const Alone: Story = { decorators: [inConsole({ role: 3, features: [] })] }

export const WithAPartOfAnotherFeature: Story = {
  decorators: [inConsole({ role: 3, features: [messages] })],
  play: async () => {
    await expect(await screen.findByText('What is there already')).toBeVisible()
  },
}
