import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { inConsole } from '../testing/in-console'
import { ConfirmDialog } from './ConfirmDialog'
import { LeaveDialog } from './LeaveGuard'
import { StaleEditDialog } from './StaleEditDialog'

const meta = {
  title: 'Console/Forms/Dialogs',
  component: ConfirmDialog,
  decorators: [inConsole()],
  args: {
    title: 'Are you sure you want to delete this Client User?',
    confirm: 'console.confirm.delete',
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Confirm: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
export const Pending: Story = { args: { isPending: true } }
export const Refused: Story = { args: { problem: 'The last Owner can not be deleted.' } }

export const Leave: Story = { render: () => <LeaveDialog onStay={fn()} onKeep={fn()} onDiscard={fn()} /> }

const onSave = fn()
const stale = { labelOf: (field: string) => field, onTakeTheirs: fn(), onSave, onClose: fn() }

export const Stale: Story = {
  render: () => (
    <StaleEditDialog
      {...stale}
      conflicts={[
        { field: 'Name', theirs: 'Anne Miller', mine: 'Anna Miller' },
        { field: 'Company', theirs: null, mine: 'Sunrise Coffee' },
      ]}
    />
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Anne Miller' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save this choice' }))
    const keepsMine: unknown = onSave.mock.lastCall?.[0]
    if (typeof keepsMine !== 'function') throw new Error('Nothing was saved.')
    await expect([keepsMine('Name'), keepsMine('Company')]).toEqual([false, true])
  },
}
export const StaleElsewhere: Story = {
  render: () => <StaleEditDialog {...stale} conflicts={[]} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save both' }))
    await expect(onSave).toHaveBeenCalled()
  },
}
