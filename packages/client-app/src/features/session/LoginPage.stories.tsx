import type { Meta, StoryObj } from '@storybook/react-vite'
import { PATHS } from '../../paths'
import { LoginPage } from './LoginPage'
import { signedIn } from '../../session/story-session'

const meta: Meta<typeof LoginPage> = {
  title: 'Advertiser/Session/LoginPage',
  component: LoginPage,
  beforeEach: signedIn(undefined),
  parameters: { layout: 'fullscreen', path: PATHS.login },
}

export default meta
type Story = StoryObj<typeof LoginPage>

export const Normal: Story = {}
export const Alternate: Story = { args: { alternate: true } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
