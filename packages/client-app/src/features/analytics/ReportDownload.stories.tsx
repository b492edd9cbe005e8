import type { Meta, StoryObj } from '@storybook/react-vite'
import { inPage } from '../../ui/in-page'
import { ReportDownload } from './ReportDownload'
import { storyDays } from './story-analytics'

const meta = {
  title: 'Advertiser/Analytics/ReportDownload',
  component: ReportDownload,
  decorators: [inPage],
  args: { campaignName: 'Los Angeles Spring', vehicles: storyDays() },
} satisfies Meta<typeof ReportDownload>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
