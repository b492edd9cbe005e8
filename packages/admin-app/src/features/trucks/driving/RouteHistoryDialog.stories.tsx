import { api } from '@product/sdk/api'
import { answer, pending, unreachable } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, screen, within } from 'storybook/test'
import { inConsole } from '../../../testing/in-console'
import { storyTruckAnswers } from '../story-trucks'
import { RouteHistoryDialog } from './RouteHistoryDialog'

const meta = {
  title: 'Console/Trucks/RouteHistoryDialog',
  component: RouteHistoryDialog,
  decorators: [inConsole()],
  args: { id: '5', name: 'Box 5', range: { from: '2026-05-18', to: '2026-05-19' } },
  parameters: { layout: 'fullscreen', answers: storyTruckAnswers },
} satisfies Meta<typeof RouteHistoryDialog>

export default meta
type Story = StoryObj<typeof meta>

export const TwoDrives: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Route history of Box 5' })
    await expect(await within(dialog).findByText('66.0 miles')).toBeVisible()
  },
}

/** Drives of the days before would be read as those of the refused ones. */
export const RefusedRange: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Route history of Box 5' })
    await within(dialog).findByText('66.0 miles')
    await fireEvent.change(within(dialog).getByLabelText('To'), { target: { value: '2026-05-01' } })
    await expect(await within(dialog).findByText('The last day lies before the first.')).toBeVisible()
    await expect(within(dialog).getByText('66.0 miles')).not.toBeVisible()
  },
}

/** As after Back in the browser: the fields follow the address, and drives show again. */
export const OtherAddressAfterRefused: Story = {
  render: function Addressed(args) {
    const [range, setRange] = useState(args.range)
    return (
      <>
        <button onClick={() => setRange({ from: '2026-05-10', to: '2026-05-19' })}>Other address</button>
        <RouteHistoryDialog {...args} range={range} />
      </>
    )
  },
  play: async context => {
    await RefusedRange.play?.(context)
    await fireEvent.click(screen.getByText('Other address'))
    const dialog = await screen.findByRole('dialog')
    await expect(await within(dialog).findByText('66.0 miles')).toBeVisible()
    await expect(within(dialog).getByLabelText('To')).toHaveValue('2026-05-19')
  },
}

export const NoDrives: Story = {
  parameters: { answers: [answer(api.truckRoutes, { routes: [], total: 0 })] },
  play: async () => {
    await expect(await screen.findByText('0.0 miles')).toBeVisible()
  },
}

export const Loading: Story = { parameters: { answers: [pending(api.truckRoutes)] } }

export const Failed: Story = {
  parameters: { answers: [unreachable(api.truckRoutes)] },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
