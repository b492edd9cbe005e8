import type { Meta, StoryObj } from '@storybook/react-vite'
import { SCHEDULE_TEXTS } from '@product/sdk/nouns/messages'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { ScheduleDialog } from './ScheduleDialog'

const at = (instant: string) => () => Date.parse(instant)

/** Saturday, 10:00 in Los Angeles. */
const morning = at('2026-11-28T18:00:00Z')

const meta = {
  title: 'Console/Messages/ScheduleDialog',
  component: ScheduleDialog,
  decorators: [inConsole()],
  args: { window: 'chat', now: morning, onSchedule: fn(), onClose: fn() },
} satisfies Meta<typeof ScheduleDialog>

export default meta
type Story = StoryObj<typeof meta>

const schedule = () => screen.getByRole('button', { name: 'Schedule' })

export const OfAChat: Story = {
  play: async ({ args }) => {
    await screen.findByText(
      'From Sat, 11/28/2026, 11:00 AM PST to Sat, 12/05/2026, 10:00 AM PST, Los Angeles time.',
    )
    await userEvent.click(screen.getByRole('button', { name: /^Tomorrow morning/ }))
    await userEvent.click(schedule())
    await expect(args.onSchedule).toHaveBeenCalledWith('2026-11-29T17:00:00.000Z')
  },
}

export const OfCompose: Story = {
  args: { window: 'compose' },
  play: async () => {
    await screen.findByText(
      'From Sat, 11/28/2026, 10:20 AM PST to Sat, 12/05/2026, 10:00 AM PST, Los Angeles time.',
    )
  },
}

export const TooSoon: Story = {
  args: { start: '2026-11-28T18:59:00.000Z' },
  play: async () => {
    await screen.findByText('Please choose a time at least 1 hour from now.')
    await expect(schedule()).toBeDisabled()
  },
}

export const TooLate: Story = {
  args: { start: '2026-12-05T18:01:00.000Z' },
  play: async () => {
    await screen.findByText(SCHEDULE_TEXTS.tooLate)
    await expect(schedule()).toBeDisabled()
  },
}

export const AtNight: Story = {
  args: { start: '2026-11-29T06:30:00.000Z' },
  play: async ({ args }) => {
    await screen.findByText(SCHEDULE_TEXTS.quiet)
    await userEvent.click(schedule())
    await expect(args.onSchedule).toHaveBeenCalledWith('2026-11-29T06:30:00.000Z')
  },
}

/** The night from October 31 to November 1, 2026, has the hour after one twice. */
export const ATimeThatComesTwice: Story = {
  args: { now: at('2026-10-30T18:00:00Z'), start: '2026-11-01T08:30:00.000Z' },
  play: async ({ args }) => {
    const choice = within(await screen.findByRole('radiogroup'))
    await expect(screen.getByText(SCHEDULE_TEXTS.twice)).toBeVisible()
    await expect(schedule()).toBeDisabled()
    await userEvent.click(choice.getByRole('radio', { name: 'Sun, 11/01/2026, 1:30 AM PST' }))
    await userEvent.click(schedule())
    await expect(args.onSchedule).toHaveBeenCalledWith('2026-11-01T09:30:00.000Z')
  },
}

/** On March 14, 2027, no clock in Los Angeles shows half past two in the night. */
export const ATimeThatDoesNotExist: Story = {
  args: { now: at('2027-03-12T18:00:00Z'), start: '2027-03-14T09:30:00.000Z' },
  play: async ({ args }) => {
    const hours = await screen.findByRole('spinbutton', { name: 'Hours' })
    await userEvent.click(hours)
    await userEvent.keyboard('02')
    const choice = within(await screen.findByRole('radiogroup'))
    await expect(screen.getByText(SCHEDULE_TEXTS.missing)).toBeVisible()
    await userEvent.click(choice.getByRole('radio', { name: 'Sun, 03/14/2027, 3:30 AM PDT' }))
    await userEvent.click(schedule())
    await expect(args.onSchedule).toHaveBeenCalledWith('2027-03-14T10:30:00.000Z')
  },
}

export const Pending: Story = { args: { isPending: true } }

export const Refused: Story = { args: { problem: 'This message has gone out meanwhile.' } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
