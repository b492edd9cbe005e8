import type { Meta, StoryObj } from '@storybook/react-vite'
import { inConsole } from '../testing/in-console'
import { DeniedPage } from './DeniedPage'
import { NotFoundPage } from './NotFoundPage'
import { Page } from './Page'

const meta = {
  title: 'Console/Layout/Page',
  component: Page,
  decorators: [inConsole()],
  parameters: { layout: 'fullscreen' },
  args: { title: 'console.home.title', children: 'What the page holds' },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {}
export const Form: Story = { args: { width: 'form' } }
export const Full: Story = { args: { width: 'full' } }
export const Denied: Story = { render: () => <DeniedPage /> }
export const NotFound: Story = { render: () => <NotFoundPage /> }
