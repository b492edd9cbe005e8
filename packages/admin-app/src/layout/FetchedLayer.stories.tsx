import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, spyOn, userEvent } from 'storybook/test'
import { fetched } from '../config/fetched'
import { inConsole } from '../testing/in-console'
import { FetchedLayer } from './FetchedLayer'

const meta = {
  title: 'Console/Layout/FetchedLayer',
  component: FetchedLayer,
  decorators: [inConsole()],
  args: { children: null, onClose: fn() },
  // React tells the console of every error that a boundary catches.
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
} satisfies Meta<typeof FetchedLayer>

export default meta
type Story = StoryObj<typeof meta>

const Here = ({ onClose }: { onClose: () => void }) => (
  <div role="dialog" aria-label="Menu">
    <button type="button" onClick={onClose}>
      Close
    </button>
  </div>
)

/** Comes when it is asked for the second time. */
function late() {
  let times = 0
  return fetched(async () => {
    times += 1
    if (times < 2) throw new Error('No network.')
    return Here
  })
}

export const DoesNotComeAtFirst: Story = {
  render: function Render({ onClose }) {
    const [Menu] = useState(late)
    const [isOpen, setOpen] = useState(false)
    const close = () => {
      setOpen(false)
      onClose()
    }
    return (
      <>
        <label>
          Notes <input defaultValue="Not saved yet" />
        </label>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && (
          <FetchedLayer onClose={close}>
            <Menu onClose={close} />
          </FetchedLayer>
        )}
      </>
    )
  },
  play: async ({ args, canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Notes'), '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await expect(await screen.findByText(/^This could not be loaded/)).toBeVisible()
    await expect(args.onClose).toHaveBeenCalledOnce()
    // The page below is the same one.
    await expect(canvas.getByLabelText('Notes')).toHaveValue('Not saved yet!')
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible()
  },
}
