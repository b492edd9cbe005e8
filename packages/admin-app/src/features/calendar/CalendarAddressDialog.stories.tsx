import { api } from '@product/sdk/api'
import { answer, pending, unreachable } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { CalendarAddressDialog } from './CalendarAddressDialog'

const made = answer(api.renewCalendarAddress, {
  calendar_url: `http://localhost/api/calendar/${'a'.repeat(64)}.ics`,
})
const there = answer(api.calendarAddress, { has_address: true })

const meta = {
  title: 'Console/Production/CalendarAddressDialog',
  component: CalendarAddressDialog,
  decorators: [inConsole({ role: 2 })],
  args: { onClose: fn() },
  parameters: { answers: [answer(api.calendarAddress, { has_address: false }), made] },
} satisfies Meta<typeof CalendarAddressDialog>

export default meta
type Story = StoryObj<typeof meta>

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** It is shown this once. */
export const First: Story = {
  play: async () => {
    await press('Make an address')
    await expect(await screen.findByDisplayValue(/\.ics$/)).toBeVisible()
    await expect(screen.getByText('Copy it now: it is shown only this once.')).toBeVisible()
  },
}

/** On plain http there is no clipboard: that is said, and the address can be selected. */
export const NotCopied: Story = {
  play: async () => {
    await press('Make an address')
    const copying = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Forbidden'))
    await press('Copy')
    await expect(
      await screen.findByText('This browser does not copy here: please select the address'),
    ).toBeVisible()
    copying.mockRestore()
  },
}

/** The old one stops working, so that is asked first. */
export const Renewed: Story = {
  parameters: { answers: [there, made] },
  play: async () => {
    await press('Make a new address')
    const asked = await screen.findByRole('alertdialog')
    await expect(asked).toHaveTextContent('Calendar programs that read the old one get nothing more.')
  },
}

export const TakenAway: Story = {
  parameters: { answers: [there, answer(api.removeCalendarAddress, { has_address: false })] },
  play: async () => {
    await press('Take it away')
    await expect(await screen.findByText('You have no address yet.')).toBeVisible()
  },
}

export const Loading: Story = { parameters: { answers: [pending(api.calendarAddress)] } }

export const ServerStopped: Story = { parameters: { answers: [unreachable(api.calendarAddress)] } }
