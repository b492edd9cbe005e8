import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { Button } from './Button'
import { Dialog } from './Dialog'
import { inPage } from './in-page'

const meta: Meta<typeof Dialog> = {
  title: 'Advertiser/Controls/Dialog',
  component: Dialog,
  decorators: [inPage],
  args: {
    title: 'How is this counted?',
    onClose: fn(),
    children: 'Miles come from GPS receivers on the trucks, impressions from the miles.',
  },
}

export default meta
type Story = StoryObj<typeof Dialog>

export const Normal: Story = {}
export const WithFooter: Story = { args: { footer: <Button variant="primary">Got it</Button> } }
export const LongText: Story = {
  args: {
    footer: <Button variant="primary">Got it</Button>,
    children: Array.from({ length: 40 }, (_, line) => (
      <p key={line}>Line {line + 1} of a long explanation.</p>
    )),
  },
}

export const FocusReturns: Story = {
  render: args => <OpenedByButton {...args} />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Explain' })
    await userEvent.click(opener)
    await expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(opener).toHaveFocus()
  },
}

function OpenedByButton(props: Parameters<typeof Dialog>[0]) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Explain</Button>
      {isOpen && <Dialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
