import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { fetched } from '../config/fetched'
import { inConsole } from '../testing/in-console'
import { PageErrorBoundary } from './PageErrorBoundary'
import { ShownPage } from './ShownPage'

const Here = () => <p>Here it is.</p>

const meta = {
  title: 'Console/Layout/ShownPage',
  component: ShownPage,
  decorators: [inConsole()],
  args: { page: fetched(async () => Here), texts: [] },
} satisfies Meta<typeof ShownPage>

export default meta
type Story = StoryObj<typeof meta>

export const There: Story = {
  async play() {
    await expect(await screen.findByText('Here it is.')).toBeVisible()
  },
}

export const OnTheWay: Story = {
  args: { page: fetched(() => new Promise<typeof Here>(() => {})) },
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('.MuiSkeleton-root')).toBeVisible())
    await expect(screen.queryByText('Here it is.')).toBeNull()
  },
}

/** Ahead, then by the page itself, which says so; "Try again" begins anew. */
export const DoesNotComeTwice: Story = {
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  render: function Render() {
    const [page] = useState(() => {
      let times = 0
      return fetched(async () => {
        times += 1
        if (times < 3) throw new Error('No network.')
        return Here
      })
    })
    return (
      <PageErrorBoundary>
        <ShownPage page={page} texts={[]} />
      </PageErrorBoundary>
    )
  },
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await expect(await screen.findByText('Here it is.')).toBeVisible()
  },
}
