import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, spyOn, userEvent } from 'storybook/test'
import { Button } from './Button'
import { inPage } from './in-page'
import { lazyPart } from './lazy-part'
import { PageBoundary } from './PageBoundary'

const Waiting = () => <p>It is loaded.</p>
const Part = ({ name = 'The part' }: { name?: string }) => <p>{name} is there.</p>

const Never = lazyPart(() => new Promise<typeof Part>(() => {}), Waiting)
const Loaded = lazyPart(async () => Part, Waiting)
const Lost = lazyPart<object>(() => Promise.reject(new Error('gone')), Waiting)

/** A part that comes when it is asked for the second time, in a boundary that can be begun anew. */
function Tries() {
  const [tries, setTries] = useState(0)
  const [Second] = useState(() => {
    let times = 0
    return lazyPart(async () => {
      times += 1
      if (times === 1) throw new Error('gone')
      return Part
    }, Waiting)
  })
  return (
    <>
      <Button onClick={() => setTries(tries + 1)}>Show it anew</Button>
      <PageBoundary key={tries}>
        <Second />
      </PageBoundary>
    </>
  )
}

const meta = {
  title: 'Advertiser/Controls/LazyPart',
  component: Loaded,
  decorators: [inPage],
  // React tells the console of every error that a boundary catches.
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
} satisfies Meta<typeof Loaded>

export default meta
type Story = StoryObj<typeof meta>

export const OnTheWay: Story = {
  render: () => <Never />,
  async play() {
    await expect(await screen.findByText('It is loaded.')).toBeVisible()
  },
}

export const There: Story = {
  args: { name: 'A part with a name' },
  async play() {
    await expect(await screen.findByText('A part with a name is there.')).toBeVisible()
    await expect(screen.queryByText('It is loaded.')).toBeNull()
  },
}

export const DoesNotCome: Story = {
  render: () => (
    <PageBoundary>
      <Lost />
    </PageBoundary>
  ),
  async play() {
    await expect(await screen.findByText('This page could not be shown')).toBeVisible()
  },
}

export const ComesTheSecondTime: Story = {
  render: () => <Tries />,
  async play() {
    await expect(await screen.findByText('This page could not be shown')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Show it anew' }))
    await expect(await screen.findByText('The part is there.')).toBeVisible()
  },
}
