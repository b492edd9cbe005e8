import type { Meta, StoryObj } from '@storybook/react-vite'
import { INITIAL_MAP_VIEW, type Vehicle } from '@product/sdk/nouns/campaigns'
import { type CSSProperties, useState } from 'react'
import { expect } from 'storybook/test'
import { CampaignMapView } from './CampaignMapView'
import { LONG_NAME, STORY_AREAS, storyVehicles } from '../../campaign/story-routes'
import type { MapScreen } from './use-map-address'

const SCREEN: MapScreen = { ...INITIAL_MAP_VIEW, campaign: 71, asTable: false }
const retry = () => undefined

const withDamage = (vehicles: readonly Vehicle[], count: number): Vehicle[] =>
  vehicles.map((vehicle, index) =>
    // A back end of other hands may send null where the contract has a text.
    index < count
      ? { ...vehicle, paths: vehicle.paths.map(path => ({ ...path, polyline: null as unknown as string })) }
      : vehicle,
  )

const meta = {
  title: 'Advertiser/Map/CampaignMapView',
  component: CampaignMapView,
  parameters: { layout: 'fullscreen' },
  args: {
    campaign: { id: 71, name: 'Los Angeles Spring' },
    data: { vehicles: storyVehicles(), areas: STORY_AREAS, problem: undefined },
    screen: SCREEN,
    onChange: () => undefined,
  },
  render: args => <Kept {...args} />,
} satisfies Meta<typeof CampaignMapView>

export default meta
type Story = StoryObj<typeof meta>

/** The story keeps what a page keeps in its address. */
function Kept({ size, ...props }: React.ComponentProps<typeof CampaignMapView> & { size?: CSSProperties }) {
  const [screen, setScreen] = useState(props.screen)
  return (
    <main style={{ height: '100dvh', ...size }}>
      <CampaignMapView {...props} screen={screen} onChange={setScreen} />
    </main>
  )
}

export const Routes: Story = {}

export const SomeTrucks: Story = {
  args: { screen: { ...SCREEN, period: 2, trucks: ['truck-1', 'macro-301'] } },
}

export const Heatmap: Story = { args: { screen: { ...SCREEN, mode: 'heatmap' } } }

export const MeasuredOnly: Story = { args: { screen: { ...SCREEN, measured: true } } }

export const ManyTrucks: Story = {
  args: { data: { vehicles: storyVehicles(40), areas: [], problem: undefined } },
}

export const OlderLayout: Story = { args: { layout: 'list' } }

export const AsTable: Story = { args: { screen: { ...SCREEN, asTable: true } } }

export const Loading: Story = { args: { data: { vehicles: undefined, areas: [], problem: undefined } } }

export const NoRoutes: Story = {
  args: { data: { vehicles: [], areas: STORY_AREAS, problem: undefined } },
}

/** What 200 % zoom leaves of a laptop's window: the note and the totals both show whole. */
export const NoRoutesZoomedIn: Story = {
  ...NoRoutes,
  render: args => <Kept {...args} size={{ width: 720, height: 360 }} />,
  play: async ({ canvas }) => {
    const offer = await canvas.findByRole('button', { name: 'Show all time' })
    const note = offer.closest('[role="status"]')?.getBoundingClientRect()
    const totals = canvas.getByLabelText('Totals of what is drawn').parentElement?.getBoundingClientRect()
    // Below the totals, which stand beside the controls in so low a window, but for the pixel of a border.
    await expect(note?.top).toBeGreaterThan((totals?.bottom ?? Number.NaN) - 1)
  },
}

/** And what header and campaigns leave of that: totals and the end of the map stand in it. */
export const ZoomedInWithSheet: Story = {
  render: args => <Kept {...args} size={{ width: 720, height: 293 }} />,
  play: async ({ canvas }) => {
    const totals = await canvas.findByLabelText('Totals of what is drawn')
    await expect(totals.getBoundingClientRect().bottom).toBeLessThan(293)
    const map = canvas.getByRole('region', { name: /^Routes of/ })
    await expect(map.getBoundingClientRect().bottom).toBeLessThanOrEqual(293)
  },
}

export const Failed: Story = {
  args: {
    data: {
      vehicles: undefined,
      areas: [],
      problem: { message: 'The server could not be reached. Check the connection and try again.', retry },
    },
  },
}

/** Two trucks that came without a line, as no contract allows: the others are drawn. */
export const TrucksNotDrawn: Story = {
  args: { data: { vehicles: withDamage(storyVehicles(), 2), areas: STORY_AREAS, problem: undefined } },
  play: async ({ canvas }) => {
    const note = await canvas.findByText("2 trucks couldn't be drawn.")
    await expect(note).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const LongNames: Story = {
  args: {
    campaign: { id: 71, name: LONG_NAME },
    data: { vehicles: storyVehicles(3, [LONG_NAME, LONG_NAME]), areas: STORY_AREAS, problem: undefined },
    layout: 'list',
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** The panel lies over the note: every entry can be touched. */
export const PhoneNoRoutesTimeFrameOpen: Story = {
  ...NoRoutes,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select Time Frame' }))
    for (const option of canvas.getAllByRole('option')) {
      const { left, top, width, height } = option.getBoundingClientRect()
      const touched = document.elementFromPoint(left + width / 2, top + height / 2)
      await expect(option.contains(touched)).toBe(true)
    }
  },
}

export const PhoneAsTable: Story = { ...AsTable, globals: { viewport: { value: 'phone' } } }
