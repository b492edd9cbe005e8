import type { Meta, StoryObj } from '@storybook/react-vite'
import { api } from '@product/sdk/api'
import { answer, pending, refusal } from '@product/sdk/testing'
import { expect, screen, userEvent } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { ImpersonationAnalyticsPage } from './ImpersonationAnalyticsPage'
import { ImpersonationMapPage } from './ImpersonationMapPage'
import { ImpersonationButton } from './ImpersonationButton'

const campaign = (id: number, name: string) => ({
  id,
  name,
  csv_report_enabled: true,
  start_date: '2026-05-05T00:00:00.000Z',
  end_date: '2026-08-05T23:59:59.999Z',
})

const { impersonate, impersonationTargets } = api
const started = answer(impersonate, {
  client: { user_id: 5, name: 'Clara Client', company: 'Golden State Coffee', user_profile_image: null },
  campaigns: [
    campaign(71, 'Golden State Coffee, Los Angeles'),
    campaign(72, 'Golden State Coffee, New York'),
  ],
})
const nothing = { trucks: [], blended: [], placeholders: [], macros: [] }
const answers = [
  started,
  answer(api.campaignTruckCounts, { allCampaigntrucks: [{ campaign_id: 71, total_sum: 12 }] }),
  answer(api.campaignRoutesSince, nothing),
  answer(api.targetAreas, { bounding_box: [] }),
  answer(api.campaignAnalytics, nothing),
]

const at = (page: 'map' | 'analytics') =>
  inConsole({
    path: `/advertise/client/impersonate/5/campaign/71/${page}`,
    pattern: `/advertise/client/impersonate/:clientId/campaign/:campaignId/${page}`,
  })

const meta = {
  title: 'Console/Advertise/Impersonation',
  component: ImpersonationAnalyticsPage,
  parameters: { layout: 'fullscreen', answers },
} satisfies Meta<typeof ImpersonationAnalyticsPage>

export default meta
type Story = StoryObj<typeof meta>

export const CampaignMap: Story = { decorators: [at('map')], render: () => <ImpersonationMapPage /> }

export const Analytics: Story = { decorators: [at('analytics')] }

export const AnalyticsOnAPhone: Story = {
  decorators: [at('analytics')],
  globals: { viewport: { value: 'phone' } },
}

export const Starting: Story = {
  decorators: [at('analytics')],
  parameters: { answers: [pending(impersonate)] },
}

export const NotAClient: Story = {
  decorators: [at('analytics')],
  parameters: {
    answers: [refusal(impersonate, 'not_found', 'This client user is not there, or not for you.')],
  },
}

export const NoIdsInTheAddress: Story = {
  decorators: [
    inConsole({
      path: '/advertise/client/impersonate/a/campaign/b/map',
      pattern: '/advertise/client/impersonate/:clientId/campaign/:campaignId/map',
    }),
  ],
  parameters: { answers: [] },
  play: async () => {
    await screen.findByText('This campaign is not one of the client’s.')
  },
}

export const Picker: Story = {
  decorators: [inConsole({ role: 2 })],
  render: () => <ImpersonationButton />,
  parameters: {
    layout: 'padded',
    answers: [
      answer(impersonationTargets, {
        targets: [
          { client_id: 5, user_name: 'Clara Client', campaign_id: 71, campaign_name: 'Los Angeles' },
          { client_id: 6, user_name: 'Carl Client', campaign_id: 54, campaign_name: 'Bay Bikes' },
        ],
        rowCount: 2,
      }),
    ],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Impersonate Client' }))
    await expect(await screen.findByRole('dialog', { name: 'Impersonate Client' })).toBeVisible()
    await expect(await screen.findByRole('combobox', { name: 'Client or campaign' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findByRole('option', { name: 'Bay Bikes Carl Client' })).toBeVisible()
  },
}
