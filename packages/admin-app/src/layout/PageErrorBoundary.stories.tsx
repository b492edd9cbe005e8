import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentType, Suspense, useState } from 'react'
import { expect, screen, spyOn, userEvent } from 'storybook/test'
import { fetched } from '../config/fetched'
import { inConsole } from '../testing/in-console'
import { withTexts } from '../texts/with-texts'
import { PageErrorBoundary } from './PageErrorBoundary'

const meta = {
  title: 'Console/Layout/PageErrorBoundary',
  component: PageErrorBoundary,
  decorators: [inConsole()],
  args: { children: null },
  // React tells the console of every error that a boundary catches.
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
} satisfies Meta<typeof PageErrorBoundary>

export default meta
type Story = StoryObj<typeof meta>

/** Answers from the third time on. */
function fromTheThirdTimeOn<Answer>(answer: Answer): () => Promise<Answer> {
  let times = 0
  return async () => {
    times += 1
    if (times < 3) throw new Error('No network.')
    return answer
  }
}

async function tryTwice(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await expect(await screen.findByText('Here it is.')).toBeVisible()
}

const Here = () => <p>Here it is.</p>

const Bounded = ({ part: Part }: { part: ComponentType }) => (
  <PageErrorBoundary>
    <Suspense>
      <Part />
    </Suspense>
  </PageErrorBoundary>
)

export const CodeThatDidNotComeIsFetchedAgain: Story = {
  render: function Render() {
    const [part] = useState(() => fetched(fromTheThirdTimeOn(Here)))
    return <Bounded part={part} />
  },
  play: tryTwice,
}

export const TextsThatDidNotComeAreFetchedAgain: Story = {
  render: function Render() {
    const [part] = useState(() => withTexts(Here, [{ en: fromTheThirdTimeOn({}) }]))
    return <Bounded part={part} />
  },
  play: tryTwice,
}
