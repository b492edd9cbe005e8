import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import { expect, spyOn, within } from 'storybook/test'
import { inPage } from './in-page'
import { PageBoundary } from './PageBoundary'

const Unreachable = lazy(() => Promise.reject(new Error('The page did not arrive')))

const meta: Meta<typeof PageBoundary> = {
  title: 'Advertiser/Controls/PageBoundary',
  component: PageBoundary,
  decorators: [inPage],
}

export default meta
type Story = StoryObj<typeof PageBoundary>

export const Fine: Story = { args: { children: 'The page' } }

export const FilesDidNotArrive: Story = {
  args: {
    children: (
      <Suspense>
        <Unreachable />
      </Suspense>
    ),
  },
  // React tells the console of every error that a boundary catches.
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
