import type { Meta, StoryObj } from '@storybook/react-vite'
import { api } from '@product/sdk/api'
import { mapEndpoints } from '@product/sdk/features/map'
import { answer, pending, refusal, unreachable } from '@product/sdk/testing'
import { expect, mocked, screen, spyOn, waitFor } from 'storybook/test'
import { CampaignProvider } from '../../campaign/CampaignProvider'
import { PATHS } from '../../paths'
import { inCampaign } from '../../campaign/in-campaign'
import { MapPage } from './MapPage'
import { STORY_AREAS, storyRoutes } from '../../campaign/story-routes'

const { targetAreas, campaignRoutesSince } = mapEndpoints

const areas = answer(targetAreas, {
  bounding_box: STORY_AREAS.map(({ bounding_box_id, points }) => ({
    bounding_box_id,
    points: points.map(([lng, lat]): [number, number] => [lng, lat]),
  })),
})

const meta = {
  title: 'Advertiser/Map/MapPage',
  component: MapPage,
  decorators: [inCampaign],
  parameters: {
    layout: 'fullscreen',
    path: PATHS.map,
    answers: [answer(campaignRoutesSince, storyRoutes()), areas],
  },
} satisfies Meta<typeof MapPage>

export default meta
type Story = StoryObj<typeof meta>

export const Routes: Story = {}

/** The address names the campaign: its routes are asked for before it is known what campaigns there are. */
export const CampaignsOnTheirWay: Story = {
  parameters: {
    path: `${PATHS.map}?campaign=71&as=table`,
    answers: [
      pending(api.userCampaigns),
      pending(api.campaignTruckCounts),
      answer(campaignRoutesSince, storyRoutes()),
      areas,
    ],
  },
  render: () => (
    <CampaignProvider userId={4}>
      <MapPage />
    </CampaignProvider>
  ),
  play: async () => {
    await expect(await screen.findByRole('table')).toBeVisible()
  },
}

export const FromALink: Story = {
  parameters: { path: `${PATHS.map}?period=ALL&truck=truck-2&truck=placeholder-201&measured=1&as=table` },
}

/** Each drive stands for the drives of its day, of which the map is sent no more than their new ground. */
const ofDays = Object.fromEntries(
  Object.entries(storyRoutes()).map(([group, vehicles]) => [
    group,
    vehicles.map(vehicle => ({
      ...vehicle,
      paths: vehicle.paths.map(path => ({ ...path, day: { paths: 3, capped: 0, estimated: 3 } })),
    })),
  ]),
) as ReturnType<typeof storyRoutes>

/** Heat tells how often they drove, and so asks for all lines of the days. */
export const HeatOfDays: Story = {
  parameters: {
    path: `${PATHS.map}?mode=heatmap&period=ALL`,
    answers: [answer(campaignRoutesSince, ofDays), areas],
  },
  beforeEach: () => {
    spyOn(window, 'fetch')
  },
  play: async () => {
    const asked = () => mocked(window.fetch).mock.calls.flatMap(([url]) => /lines=\w+/.exec(`${url}`) ?? [])
    await waitFor(() => expect(asked()).toEqual(expect.arrayContaining(['lines=ground', 'lines=fitting'])))
    await expect(await screen.findByText(/Each day is one line/)).toBeVisible()
  },
}

/** Of picked trucks it asks for no others' lines. */
export const HeatOfPicked: Story = {
  parameters: {
    path: `${PATHS.map}?mode=heatmap&period=ALL&truck=truck-2`,
    answers: [answer(campaignRoutesSince, ofDays), areas],
  },
  beforeEach: () => {
    spyOn(window, 'fetch')
  },
  play: async () => {
    const asked = () => mocked(window.fetch).mock.calls.flatMap(([url]) => /lines=.*/.exec(`${url}`) ?? [])
    await waitFor(() => expect(asked()).toEqual(['lines=ground', 'lines=fitting&vehicles=truck-2']))
  },
}

export const Loading: Story = { parameters: { answers: [pending(campaignRoutesSince), areas] } }

export const NoRoutes: Story = {
  parameters: {
    answers: [answer(campaignRoutesSince, { trucks: [], blended: [], placeholders: [], macros: [] }), areas],
  },
}

export const ServerFault: Story = {
  parameters: {
    answers: [refusal(campaignRoutesSince, 'server', 'Something went wrong. Please try again.'), areas],
  },
}

export const ServerStopped: Story = {
  parameters: { answers: [unreachable(campaignRoutesSince), unreachable(targetAreas)] },
}
