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
  const comeLater = () => setTimeout(() => setIsHere(true), 200)
  return (
    <main>
      <h1>A page</h1>
      <button type="button" onFocus={comeLater}>
        Elsewhere
      </button>
      <button type="button">Further</button>
      <label>
        Search <input onFocus={comeLater} />
      </label>
      <div contentEditable role="textbox" aria-label="Note" tabIndex={0} onFocus={comeLater} />
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

const stays = (label: string): Story => ({
  args: { isLate: true },
  async play() {
    await userEvent.click(screen.getByLabelText(label))
    await settled()
    await expect(screen.getByLabelText(label)).toHaveFocus()
  },
})

export const AnotherFieldHasTheFocus = stays('Search')
export const ANoteIsWrittenElsewhere = stays('Note')

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

/** Keys that lead nowhere on the page. */
export const AnotherKeyWasPressedMeanwhile: Story = {
  args: { isLate: true },
  async play() {
    await userEvent.tab()
    await userEvent.keyboard(' {Shift}{Escape}j{Alt>}{Tab}{/Alt}')
    screen.getByRole('button', { name: 'Elsewhere' }).focus()
    const field = await first()
    await waitFor(() => expect(field).toHaveFocus())
  },
}

export const TheKeyboardWentOnAfterAPress: Story = {
  args: { isLate: true },
  async play() {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{Tab}')
    await settled()
    await expect(screen.getByRole('button', { name: 'Further' })).toHaveFocus()
  },
}
