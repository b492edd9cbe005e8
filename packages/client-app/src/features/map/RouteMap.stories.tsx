import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Bounds } from '@product/sdk/values'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { STORY_AREAS } from '../../campaign/story-routes'
import type { Look } from './route-messages'
import RouteMap from './RouteMap'
import type { Drawing } from './use-route-drawing'

const WEEK: Bounds = [-118.6, 33.7, -117.8, 34.3]
const ALL: Bounds = [-119.4, 33.2, -116.8, 34.9]

const drawn = (selection: string, bounds: Bounds): Drawing => ({
  status: 'drawn',
  mode: 'routes',
  selection,
  url: undefined,
  isCrowded: false,
  result: { job: 1, bounds, first: [bounds[0], bounds[1]], peaks: [], withoutLine: 0, failed: 0 },
})

const loading: Drawing = {
  ...drawn('', WEEK),
  status: 'idle',
  selection: undefined,
  result: undefined,
}

/** What a choice of another time frame brings, one step after the other. */
const STEPS: readonly { drawing: Drawing; fitFor: string }[] = [
  { drawing: drawn('week', WEEK), fitFor: 'week' },
  { drawing: drawn('week', WEEK), fitFor: 'all' },
  { drawing: loading, fitFor: 'all' },
  { drawing: drawn('all', ALL), fitFor: 'all' },
]

const meta = {
  title: 'Advertiser/Map/RouteMap',
  component: RouteMap,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Map of Los Angeles Spring',
    drawing: drawn('week', WEEK),
    isBusy: false,
    fitFor: 'week',
    areas: STORY_AREAS,
    vehicles: new Map(),
    isolated: undefined,
    highlighted: undefined,
    findNear: fn(),
    onIsolate: fn(),
    onLook: fn(),
    onPainted: fn(),
    onProblem: fn(),
    styleUrl: undefined,
    baseUrl: `${import.meta.env.BASE_URL}basemap`,
  },
  render: args => <Stepped {...args} />,
} satisfies Meta<typeof RouteMap>

export default meta
type Story = StoryObj<typeof meta>

function Stepped(props: React.ComponentProps<typeof RouteMap>) {
  const [step, setStep] = useState(0)
  return (
    <main style={{ display: 'grid', gridTemplateRows: 'auto 1fr', height: '100dvh' }}>
      <button type="button" onClick={() => setStep(step + 1)}>
        Next step
      </button>
      <RouteMap {...props} {...STEPS[step]} />
    </main>
  )
}

const holds = ({ bounds }: Look, [west, south, east, north]: Bounds): boolean =>
  bounds[0] <= west && bounds[1] <= south && bounds[2] >= east && bounds[3] >= north

const isWide = ({ bounds }: Look): boolean => bounds[2] - bounds[0] > 2.6

/** The map moves to another selection when that is drawn, and to nothing else before: not to target areas either. */
export const FramesWhatIsSelected: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const looks = (): Look[] => args.onLook.mock.calls.map(([look]) => look as Look)
    const last = (): Look => looks().at(-1) ?? { zoom: 0, bounds: [0, 0, 0, 0] }
    await waitFor(() => expect(holds(last(), WEEK)).toBe(true), { timeout: 20_000 })
    const before = looks().length
    const next = await canvas.findByRole('button', { name: 'Next step' })
    await userEvent.click(next)
    await userEvent.click(next)
    await new Promise(resolve => setTimeout(resolve, 800))
    await expect(looks()).toHaveLength(before)
    await userEvent.click(next)
    await waitFor(() => expect(holds(last(), ALL) && isWide(last())).toBe(true), { timeout: 10_000 })
  },
}
