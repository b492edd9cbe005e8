import type { Meta, StoryObj } from '@storybook/react-vite'
import { INITIAL_MAP_VIEW } from '@product/sdk/nouns/campaigns'
import { inPage } from '../../ui/in-page'
import { NoRoutesNote } from './NoRoutesNote'

const SCREEN = { ...INITIAL_MAP_VIEW, campaign: 71, asTable: false }

const meta = {
  title: 'Advertiser/Map/NoRoutesNote',
  component: NoRoutesNote,
  decorators: [inPage],
  args: { screen: SCREEN, onChange: () => undefined },
} satisfies Meta<typeof NoRoutesNote>

export default meta
type Story = StoryObj<typeof meta>

export const InThisTimeFrame: Story = {}

export const NothingMeasured: Story = { args: { screen: { ...SCREEN, measured: true } } }

export const NothingAtAll: Story = { args: { screen: { ...SCREEN, period: 3 } } }

export const Dark: Story = { globals: { theme: 'dark' } }
