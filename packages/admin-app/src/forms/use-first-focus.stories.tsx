import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { useFirstFocus } from './use-first-focus'

function Fields() {
  const around = useFirstFocus<HTMLDivElement>(0)
  return (
    <div ref={around}>
      <label>
        First <input />
      </label>
      <label>
        Second <input />
      </label>
    </div>
  )
}

/** Fields that come when somebody is at work already, or at once. */
function Page({ isLate }: { isLate: boolean }) {
  const [isHere, setIsHere] = useState(!isLate)
  return (
    <main>
      <h1>A page</h1>
      <button type="button" onFocus={() => setTimeout(() => setIsHere(true), 50)}>
        Elsewhere
      </button>
      {isHere && <Fields />}
    </main>
  )
}

const meta = {
  title: 'Console/Forms/FirstFocus',
  component: Page,
  args: { isLate: false },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const first = () => screen.findByLabelText('First')

export const NobodyIsAtWork: Story = {
  async play() {
    const field = await first()
    await waitFor(() => expect(field).toHaveFocus())
  },
}

export const TheKeyboardIsElsewhere: Story = {
  args: { isLate: true },
  async play() {
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
    elsewhere.focus()
    await first()
    // Effects of what has come are over.
    await new Promise(resolve => setTimeout(resolve, 100))
    await expect(elsewhere).toHaveFocus()
  },
}
