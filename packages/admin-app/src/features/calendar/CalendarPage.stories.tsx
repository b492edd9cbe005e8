import { api } from '@product/sdk/api'
import type { CalendarEvent, CalendarKind } from '@product/sdk/features/calendar'
import { answer, pending, unreachable } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { CalendarPage } from './CalendarPage'

const event = (kind: CalendarKind, day: string, id: number, truck_name: string): CalendarEvent => ({
  kind,
  day,
  payment_schedule_id: id,
  truck_id: id,
  truck_name,
  license_plate: '8ABC123',
  vendor_name: 'Vega Hauling',
  campaign_id: 71,
  campaign_name: 'Los Angeles Summer Tour',
})

const events: CalendarEvent[] = [
  event('install', '2026-05-04', 1, 'Box 5'),
  ...[2, 3, 4, 5, 6].map(id => event('install', '2026-05-11', id, `Stake bed 10${id}`)),
  event('removed', '2026-05-13', 7, 'Box 7'),
  event('removal-due', '2026-05-29', 8, 'A box truck with a name that is longer than its day is wide'),
  {
    ...event('campaign-end', '2026-05-31', 9, ''),
    payment_schedule_id: null,
    truck_id: null,
    truck_name: null,
    license_plate: null,
    vendor_name: null,
  },
]

const span = { start_date: '2026-04-26', end_date: '2026-06-06' }

const meta = {
  title: 'Console/Production/CalendarPage',
  component: CalendarPage,
  decorators: [inConsole({ path: '/production/calendar?day=2026-05-20', role: 3 })],
  parameters: { layout: 'fullscreen', answers: [answer(api.calendar, { ...span, events })] },
} satisfies Meta<typeof CalendarPage>

export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {
  play: async () => {
    await expect(await screen.findByRole('table', { name: 'May 2026' })).toBeVisible()
    await expect(await screen.findByRole('link', { name: /Removal due\s*A box truck/ })).toHaveAttribute(
      'href',
      '/production/removals?removal=8',
    )
    await userEvent.click(screen.getByRole('link', { name: /^2 more, Monday, May 11/ }))
    // The month holds it too, on paper.
    const week = within(await screen.findByRole('table', { name: /^Week of/ }))
    await expect(await week.findByText('Stake bed 106')).toBeVisible()
  },
}

export const Week: Story = {
  parameters: { console: { path: '/production/calendar?view=week&day=2026-05-11' } },
  play: async () => {
    await expect(await screen.findByText('Stake bed 106')).toBeVisible()
  },
}

export const Nothing: Story = { parameters: { answers: [answer(api.calendar, { ...span, events: [] })] } }

export const Loading: Story = { parameters: { answers: [pending(api.calendar)] } }

export const ServerStopped: Story = { parameters: { answers: [unreachable(api.calendar)] } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
