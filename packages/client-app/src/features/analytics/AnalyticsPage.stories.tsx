import type { Meta, StoryObj } from '@storybook/react-vite'
import { api } from '@product/sdk/api'
import { answer, pending, unreachable } from '@product/sdk/testing'
import { inCampaign } from '../../campaign/in-campaign'
import { storyRoutes } from '../../campaign/story-routes'
import { PATHS } from '../../paths'
import { AnalyticsPage } from './AnalyticsPage'
import { NO_ANALYTICS, storyAnalytics } from './story-analytics'

const { campaignAnalytics } = api
const routes = answer(api.campaignRoutesSince, storyRoutes())

const meta = {
  title: 'Advertiser/Analytics/AnalyticsPage',
  component: AnalyticsPage,
  decorators: [inCampaign],
  parameters: {
    layout: 'fullscreen',
    path: PATHS.analytics,
    answers: [answer(campaignAnalytics, storyAnalytics()), routes],
  },
} satisfies Meta<typeof AnalyticsPage>

export default meta
type Story = StoryObj<typeof meta>

export const Figures: Story = {}

export const FromALink: Story = {
  parameters: { path: `${PATHS.analytics}?measured=1&from=2020-04-20&to=2020-05-03` },
}

export const NoData: Story = { parameters: { answers: [answer(campaignAnalytics, NO_ANALYTICS)] } }

export const Loading: Story = { parameters: { answers: [pending(campaignAnalytics)] } }

export const ServerStopped: Story = { parameters: { answers: [unreachable(campaignAnalytics)] } }
