import type { Meta, StoryObj } from '@storybook/react-vite'
import { mapEndpoints } from '@product/sdk/features/map'
import { answer, pending, refusal, unreachable } from '@product/sdk/testing'
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

export const FromALink: Story = {
  parameters: { path: `${PATHS.map}?period=ALL&truck=truck-2&truck=placeholder-201&measured=1&as=table` },
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
