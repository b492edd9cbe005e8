import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { SegmentCount } from './SegmentCount'

const meta = {
  title: 'Console/Messages/SegmentCount',
  component: SegmentCount,
  decorators: [inConsole()],
} satisfies Meta<typeof SegmentCount>

export default meta
type Story = StoryObj<typeof meta>

const shows =
  (text: string): Story['play'] =>
  async () => {
    await expect(await screen.findByText(text)).toBeVisible()
  }

export const Nothing: Story = { args: { text: '' }, play: shows('0 characters · 0 segments') }

export const One: Story = { args: { text: 'Hi' }, play: shows('2 characters · 1 segment') }

export const OneCharacterMakesItDear: Story = {
  args: { text: `${'a'.repeat(70)}’` },
  play: shows('71 characters · 2 segments · more segments because of ’'),
}

export const WithPictures: Story = {
  args: { text: 'a'.repeat(400), pictures: 1 },
  play: shows('400 characters · picture message'),
}

export const TooLong: Story = {
  args: { text: 'a'.repeat(1601) },
  play: shows('1,601 of at most 1,600 characters'),
}
