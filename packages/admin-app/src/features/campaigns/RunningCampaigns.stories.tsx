import { api } from '@product/sdk/api'
import type { Answer } from '@product/sdk/contract'
import { answer, pending, refusal } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { RunningCampaigns } from './RunningCampaigns'

type Running = Answer<typeof api.runningCampaigns>['running_campaigns'][number]

const truck = (truck_id: number) => ({
  truck_id,
  name: `Box ${truck_id}`,
  last_fix: '2026-06-01T02:00:00.000Z',
})

const running = (campaign_id: number, over: Partial<Running> = {}): Running => ({
  campaign_id,
  campaign_name: `Summer Tour ${campaign_id}`,
  client_name: 'Acme Soda',
  user_id: 4,
  end_date: '2026-06-30T23:59:59.999Z',
  standing: { miles: 512.4, impressions: 138_498, usual: { miles: 480, impressions: 130_000 } },
  silent_trucks: [],
  ...over,
})

const some: Running[] = [
  running(71),
  running(72, {
    campaign_name:
      'A campaign whose name goes on and on for as long as anybody cares to type it into the field',
    client_name: null,
    user_id: null,
    standing: { miles: 0, impressions: 0, usual: { miles: 480, impressions: 130_000 } },
    silent_trucks: [1, 2, 3, 4, 5].map(truck),
  }),
  running(73, { standing: null }),
  running(74, { standing: { miles: 80, impressions: 21_000, usual: null }, silent_trucks: [truck(6)] }),
]

const showing = (running_campaigns: Running[]) => ({
  answers: [answer(api.runningCampaigns, { day: '2026-06-01', running_campaigns })],
})

const meta: Meta<typeof RunningCampaigns> = {
  title: 'Console/Home/RunningCampaigns',
  component: RunningCampaigns,
  decorators: [inConsole()],
  parameters: showing(some),
}

export default meta
type Story = StoryObj<typeof RunningCampaigns>

/** Those with silent trucks come first. */
export const Some: Story = {
  play: async ({ canvasElement }) => {
    const names = await within(canvasElement).findAllByRole('heading', { level: 3 })
    await expect(names.map(({ textContent }) => textContent?.slice(0, 14))).toEqual([
      'A campaign who',
      'Summer Tour 74',
      'Summer Tour 71',
      'Summer Tour 73',
    ])
    await within(canvasElement).findByText('5 trucks silent for a day')
    await within(canvasElement).findByText(/and 2 more/)
    await within(canvasElement).findAllByText('100% below the 7 days before')
  },
}

export const Many: Story = {
  parameters: showing([81, 82, 83, 84, 85, 86, 87, 88].map(id => running(id))),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /2/ }))
    await within(canvasElement).findByText('Summer Tour 88')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const None: Story = { parameters: showing([]) }
export const Loading: Story = { parameters: { answers: [pending(api.runningCampaigns)] } }
export const Failed: Story = {
  parameters: { answers: [refusal(api.runningCampaigns, 'forbidden', 'Not today.')] },
}
