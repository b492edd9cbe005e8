import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn } from 'storybook/test'
import { inPage } from './in-page'
import { lazyPart } from './lazy-part'
import { LoadBoundary } from './LoadBoundary'

const Lost = lazyPart<object>(
  () => Promise.reject(new Error('gone')),
  () => <p>It is loaded.</p>,
)

const meta = {
  title: 'Advertiser/Controls/LoadBoundary',
  component: LoadBoundary,
  decorators: [inPage],
  args: { children: <p>The part is there.</p>, instead: <p>The table says the same.</p>, onFailed: fn() },
} satisfies Meta<typeof LoadBoundary>

export default meta
type Story = StoryObj<typeof meta>

export const There: Story = {
  async play({ args }) {
    await expect(await screen.findByText('The part is there.')).toBeVisible()
    await expect(args.onFailed).not.toHaveBeenCalled()
  },
}

export const DidNotCome: Story = {
  args: { children: <Lost /> },
  // React tells the console of every error that a boundary catches.
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  async play({ args }) {
    await expect(await screen.findByText('The table says the same.')).toBeVisible()
    await expect(args.onFailed).toHaveBeenCalledOnce()
  },
}
