import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { inPage } from '../../ui/in-page'
import { RouteTooltip } from './RouteTooltip'
import { LONG_NAME } from '../../campaign/story-routes'

const ROUTE = {
  id: 1,
  x: 60,
  y: 30,
  tapped: false,
  place: [-118.2, 34],
  reach: 0.001,
  properties: {
    vehicleKey: 'truck-1',
    colour: '#457100',
    provenance: 'measured',
    dashed: false,
    start: '2020-05-04T15:10:00Z',
    end: '2020-05-04T16:02:00Z',
    miles: 24.61,
    impressions: 6794.7,
    capped: false,
    estimated: true,
  },
} as const

const meta = {
  title: 'Advertiser/Map/RouteTooltip',
  component: RouteTooltip,
  args: {
    route: ROUTE,
    name: 'Sunset Movers',
    others: [],
    isolated: false,
    onIsolate: () => undefined,
    onClose: () => undefined,
  },
  decorators: [
    Story => (
      <div style={{ position: 'relative', height: 300 }}>
        <Story />
      </div>
    ),
    inPage,
  ],
} satisfies Meta<typeof RouteTooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Pointed: Story = {}

export const Modelled: Story = {
  args: {
    route: {
      ...ROUTE,
      properties: { ...ROUTE.properties, provenance: 'rep_route', dashed: true, capped: true, miles: 20 },
    },
  },
}

export const Isolated: Story = { args: { isolated: true } }

export const Tapped: Story = { args: { route: { ...ROUTE, tapped: true } } }

const OTHERS = [
  'Bay Box',
  'Harbor Haul',
  'Long Beach Lift',
  'Vega 3',
  'Vega 4',
  'Vega 5',
  'Vega 6',
  'Vega 7',
].map((name, at) => ({ key: `truck-${at + 2}` as const, name, colour: ['#0067b9', '#a6452e'][at % 2] ?? '' }))

export const SharedRoad: Story = { args: { others: OTHERS } }

export const SharedRoadTapped: Story = {
  args: { others: OTHERS.slice(0, 3), route: { ...ROUTE, tapped: true }, onIsolate: fn() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Harbor Haul' }))
    await expect(args.onIsolate).toHaveBeenCalledWith('truck-3')
  },
}

export const LongName: Story = { args: { name: LONG_NAME } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Phone: Story = {
  args: { name: LONG_NAME, route: { ...ROUTE, tapped: true, x: 340 } },
  globals: { viewport: { value: 'phone' } },
}
