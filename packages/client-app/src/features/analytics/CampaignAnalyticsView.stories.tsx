import type { Meta, StoryObj } from '@storybook/react-vite'
import { IMPRESSION_RULES } from '@product/sdk/nouns/driving'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { LONG_NAME, storyVehicles } from '../../campaign/story-routes'
import type { AnalyticsScreen } from './analytics-screen'
import { CampaignAnalyticsView } from './CampaignAnalyticsView'
import { examplePath } from './example-path'
import { storyDays } from './story-analytics'

const SCREEN: AnalyticsScreen = { campaign: 71, measured: false, days: undefined }
const CAMPAIGN = { id: 71, name: 'Los Angeles Spring', csv_report_enabled: true }
const DATA = {
  vehicles: storyDays(),
  problem: undefined,
  example: examplePath(storyVehicles()),
  rules: IMPRESSION_RULES,
}

const meta = {
  title: 'Advertiser/Analytics/CampaignAnalyticsView',
  component: CampaignAnalyticsView,
  parameters: { layout: 'fullscreen', path: '/dashboard/analytics' },
  args: {
    campaign: CAMPAIGN,
    data: DATA,
    screen: SCREEN,
    onChange: () => undefined,
    mapLink: () => '/dashboard/map',
    onExplain: () => undefined,
  },
  render: args => <Kept {...args} />,
} satisfies Meta<typeof CampaignAnalyticsView>

export default meta
type Story = StoryObj<typeof meta>

/** The story keeps what a page keeps in its address. */
function Kept(props: React.ComponentProps<typeof CampaignAnalyticsView>) {
  const [screen, setScreen] = useState(props.screen)
  return (
    <main>
      <CampaignAnalyticsView {...props} screen={screen} onChange={setScreen} />
    </main>
  )
}

export const WholeCampaign: Story = {
  async play({ canvas }) {
    for (const [name, drawn] of [
      ['Cumulative Impressions', '.recharts-area-area'],
      ['Daily Miles', '.recharts-bar-rectangle'],
    ] as const) {
      const chart = canvas.getByRole('region', { name: new RegExp(name) })
      await waitFor(() => expect(chart.querySelector(drawn)).toBeVisible())
    }
  },
}

export const PickedDays: Story = {
  args: { screen: { ...SCREEN, days: { from: '2020-04-20', to: '2020-05-03' } } },
}

export const MeasuredOnly: Story = { args: { screen: { ...SCREEN, measured: true } } }

export const OneDay: Story = { args: { data: { ...DATA, vehicles: storyDays(1) } } }

export const OneYear: Story = { args: { data: { ...DATA, vehicles: storyDays(365) } } }

export const Explained: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByText('How is this counted?')),
}

export const ExplainedWithFactors: Story = {
  ...Explained,
  args: { campaign: { ...CAMPAIGN, id: 54, name: 'Spring of 2020' } },
}

export const WithoutReport: Story = { args: { campaign: { ...CAMPAIGN, csv_report_enabled: false } } }

/** The cards stand at 0, and the report can be had. */
export const NoData: Story = {
  args: { data: { ...DATA, vehicles: [] } },
  play: async ({ canvas }) => {
    for (const text of [
      'No data found',
      'Total Trucks',
      'Total Miles Driven',
      'Total Impressions',
      'Download',
    ])
      await expect(canvas.getByText(text)).toBeVisible()
  },
}

export const Loading: Story = { args: { data: { ...DATA, vehicles: undefined } } }

export const Failed: Story = {
  args: {
    data: {
      vehicles: undefined,
      example: undefined,
      rules: undefined,
      problem: {
        message: 'The server could not be reached. Check the connection and try again.',
        retry: () => undefined,
      },
    },
  },
}

export const LongName: Story = { args: { campaign: { ...CAMPAIGN, name: LONG_NAME } } }

export const Dark: Story = { ...PickedDays, globals: { theme: 'dark' } }

export const Phone: Story = { ...PickedDays, globals: { viewport: { value: 'phone' } } }
