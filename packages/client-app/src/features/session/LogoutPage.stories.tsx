import { sessionEndpoints } from '@product/sdk/features/session'
import { pending, unreachable } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PATHS } from '../../paths'
import { LogoutPage } from './LogoutPage'
import { signedIn } from '../../session/story-session'

const meta: Meta<typeof LogoutPage> = {
  title: 'Advertiser/Session/LogoutPage',
  component: LogoutPage,
  beforeEach: signedIn(4),
  parameters: { layout: 'fullscreen', path: PATHS.logout },
}

export default meta
type Story = StoryObj<typeof LogoutPage>

export const Failed: Story = {
  parameters: { answers: [unreachable(sessionEndpoints.logout)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('You are still logged in')).toBeVisible()
  },
}

/** Last, because its call never ends. */
export const Working: Story = { parameters: { answers: [pending(sessionEndpoints.logout)] } }
