import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
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
      <label>
        Search <input onFocus={() => setTimeout(() => setIsHere(true), 50)} />
      </label>
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

/** Effects of what has come are over. */
const settled = async () => {
  await first()
  await new Promise(resolve => setTimeout(resolve, 100))
}

export const TheKeyboardIsElsewhere: Story = {
  args: { isLate: true },
  async play() {
    await userEvent.tab()
    await settled()
    await expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
  },
}

export const SomebodyTypesElsewhere: Story = {
  args: { isLate: true },
  async play() {
    await userEvent.click(screen.getByLabelText('Search'))
    await settled()
    await expect(screen.getByLabelText('Search')).toHaveFocus()
  },
}

/** As after the palette, which gives the focus back to the button that opened it. */
export const AButtonLedHere: Story = {
  args: { isLate: true },
  async play() {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const field = await first()
    await waitFor(() => expect(field).toHaveFocus())
  },
}
