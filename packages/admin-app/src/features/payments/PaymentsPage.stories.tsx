import { api } from '@product/sdk/api'
import { PAY_MONTH_TEXTS, PAY_PERIOD_TEXTS } from '@product/sdk/nouns/payments'
import { answer, pending, refusal, unreachable } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { PaymentsPage } from './PaymentsPage'
import {
  CLOSED,
  manyLines,
  noUnpaidTrucks,
  STORY_MONTH,
  storyMonth,
  storyPath,
  storySchedules,
  storyUnpaid,
} from './story-payments'

const period = { month: STORY_MONTH, closed_at: null, closed_by: null, reopened_reason: null }
const closedPeriod = { ...period, ...CLOSED }

const meta = {
  title: 'Console/Payments/PaymentsPage',
  component: PaymentsPage,
  decorators: [inConsole({ path: storyPath(), role: 3 })],
  parameters: { layout: 'fullscreen', answers: [storyMonth(), noUnpaidTrucks, storySchedules] },
} satisfies Meta<typeof PaymentsPage>

export default meta
type Story = StoryObj<typeof meta>

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

export const OpenMonth: Story = {
  play: async () => {
    const table = await screen.findByRole('table', { name: 'Payments of the month' })
    const vega = await within(table).findByRole('row', { name: /^Vega Hauling 2 payments/ })
    await expect(within(vega).getByText('$1,222.22')).toBeVisible()
    await expect(within(table).getByText('66.7%')).toBeVisible()
    await expect(within(table).getByText('$222.22')).toBeVisible()
    const total = within(table).getByRole('row', { name: /^Total of 4 payments/ })
    await expect(within(total).getByText('$3,356.78')).toBeVisible()
    await expect(screen.getByRole('link', { name: '1 open fix item' })).toHaveAttribute(
      'href',
      '/fixlist?item=8',
    )
  },
}

/** Of what was found the totals are said, beside those of the month. */
export const Searched: Story = {
  parameters: { console: { path: storyPath('&search=harbor&show=not-ready') } },
  play: async () => {
    await expect(await screen.findByText(/found, of \$3,356\.78/)).toBeVisible()
    await expect(screen.queryByText('Box 7')).toBeNull()
  },
}

export const ByAmount: Story = {
  parameters: { console: { path: storyPath('&sort=amount_ext&order=desc') } },
  play: async () => {
    const links = await screen.findAllByRole('link', { name: /^(Box|Stake)/ })
    await expect(links.map(({ textContent }) => textContent?.slice(0, 5))).toEqual([
      'Stake',
      'Box 5',
      'Box 7',
      'Box 5',
    ])
  },
}

/** All lines are reckoned with, a page of them is drawn. */
export const FiveThousand: Story = {
  parameters: { answers: [storyMonth({ lines: manyLines() }), noUnpaidTrucks] },
  play: async () => {
    await expect(await screen.findByText('Total of 5,000 payments')).toBeVisible()
    await expect(screen.getAllByRole('row').length).toBeLessThan(30)
  },
}

export const NothingFound: Story = {
  parameters: { console: { path: storyPath('&search=nobody') } },
  play: async () => {
    await expect(await screen.findByText('No payments found')).toBeVisible()
  },
}

export const Closed: Story = {
  parameters: {
    answers: [storyMonth({ period: CLOSED }), noUnpaidTrucks],
  },
  play: async () => {
    await expect(await screen.findByText(/^Closed on 10\/01\/2020 by Olivia Owner/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Close the month' })).toBeNull()
  },
}

export const Reopened: Story = {
  parameters: {
    answers: [storyMonth({ period: { reopened_reason: 'The rate of Box 5 was wrong' } }), noUnpaidTrucks],
  },
}

export const BillsWithProblems: Story = {
  parameters: {
    answers: [
      storyMonth({
        problems: [
          { problem: 'no-vendor', cents: 90_000 },
          { problem: 'no-name', vendor_id: 9 },
          { problem: 'formula-name', vendor_id: 10, vendor_name: '=HYPERLINK("http://x","y")' },
          { problem: 'same-name', vendor_id: 3, vendor_name: 'Vega Hauling' },
          { problem: 'amount-too-large', vendor_id: 4, vendor_name: 'Harbor', cents: 1_000_000_000 },
        ],
      }),
      noUnpaidTrucks,
    ],
  },
}

/** In the current month trucks that drive and are not paid are told, each with the way to its schedule. */
export const UnpaidTrucks: Story = {
  parameters: {
    console: { path: '/drive/payments' },
    answers: [
      storyMonth({ lines: [] }),
      storyUnpaid,
      answer(api.truckPayments, { payment_schedule: [], overlaps: [], closed_months: [] }),
    ],
  },
  play: async () => {
    await press('Add a schedule for Box 6')
    const dialog = await screen.findByRole('dialog', { name: 'Add Payment Schedule' })
    await expect(within(dialog).getByRole('textbox', { name: /^Truck/ })).toHaveValue('Box 6')
    await expect(within(dialog).getByRole('textbox', { name: /^Campaign/ })).toHaveValue('Summer Tour')
  },
}

export const Closing: Story = {
  parameters: {
    answers: [storyMonth(), noUnpaidTrucks, answer(api.closePayPeriod, { pay_period: closedPeriod })],
  },
  play: async () => {
    await press('Close the month')
    const dialog = await screen.findByRole('alertdialog', { name: 'Close September 2020?' })
    await expect(within(dialog).getByText('3 payments are not ready:')).toBeVisible()
    await expect(within(dialog).getByText(/^\$3,356\.78 for 2 vendors in 4 payments/)).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close the month' }))
    await expect(await screen.findByText('September 2020 was closed')).toBeVisible()
  },
}

/** Somebody else was faster. */
export const ClosedTwice: Story = {
  parameters: {
    answers: [
      storyMonth(),
      noUnpaidTrucks,
      refusal(api.closePayPeriod, 'conflict', PAY_PERIOD_TEXTS.alreadyClosed),
    ],
  },
  play: async () => {
    await press('Close the month')
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close the month' }))
    await expect(await screen.findByText(PAY_PERIOD_TEXTS.alreadyClosed)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Show it as it is now' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const ReopeningWithoutReason: Story = {
  parameters: { answers: [storyMonth({ period: CLOSED }), noUnpaidTrucks] },
  play: async () => {
    await press('Reopen the month')
    const dialog = await screen.findByRole('alertdialog', { name: 'Reopen September 2020?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reopen the month' }))
    await expect(await within(dialog).findByText(PAY_PERIOD_TEXTS.noReason)).toBeVisible()
  },
}

/** The bills of a month that is still open might change: it is closed first. */
export const SummaryOfAnOpenMonth: Story = {
  play: async () => {
    await press('Summary CSV')
    await press('Go to closing')
    await expect(await screen.findByRole('alertdialog', { name: 'Close September 2020?' })).toBeVisible()
  },
}

const bill = { vendor_id: 3, vendor_name: 'Vega Hauling', cents: 122_222, n: 1 }
const exported = {
  payment_schedule_id: 1,
  truck_id: 5,
  truck_name: 'Box 5',
  vendor_id: 3,
  vendor_name: 'Vega Hauling',
  monthly_rate: 1000,
  start_active: '2020-09-01',
  end_active: '2020-09-30',
  amount_ext: 1000,
}

export const SecondExport: Story = {
  parameters: {
    answers: [
      storyMonth({ period: CLOSED }),
      noUnpaidTrucks,
      answer(api.payPeriodChanges, {
        last_export: { exported_at: '2020-10-02T17:00:00.000Z', exported_by: 'Olivia Owner' },
        changes: [
          { change: 'amount', bill, before: 100_000 },
          { change: 'added', bill: { ...bill, vendor_id: 4, vendor_name: 'Harbor', n: 3 } },
          { change: 'removed', bill: { ...bill, vendor_id: 5, vendor_name: 'Anchor', n: 2 } },
          { change: 'renamed', bill, before: 'Vega' },
        ],
        line_changes: [
          {
            change: 'changed',
            line: exported,
            before: { ...exported, monthly_rate: 900, amount_ext: 900 },
            fields: ['monthly_rate', 'amount_ext'],
          },
          { change: 'added', line: { ...exported, payment_schedule_id: 2, amount_ext: 222.22 } },
          { change: 'removed', line: { ...exported, payment_schedule_id: 3, vendor_name: null } },
        ],
      }),
    ],
  },
  play: async () => {
    await press('Summary CSV')
    const dialog = await screen.findByRole('alertdialog', { name: 'Summary CSV of September 2020' })
    await expect(await within(dialog).findByText(/^It went out last on 10\/02\/2020/)).toBeVisible()
    await expect(
      within(dialog).getByText('Vega Hauling: $1,222.22 instead of $1,000.00 (no. 1)'),
    ).toBeVisible()
    await expect(within(dialog).getByText('3 payments behind it')).toBeVisible()
  },
}

export const NoSuchMonth: Story = {
  parameters: { console: { path: '/drive/payments?month=2026-13' }, answers: [noUnpaidTrucks, storyMonth()] },
  play: async () => {
    await expect(await screen.findByText(PAY_MONTH_TEXTS.noMonth)).toBeVisible()
    const content = await screen.findByText('This is not a month')
    const shown = content.closest('main')
    if (!shown) throw new Error('The page stands in no landmark')
    const [, current] = within(shown).getAllByRole('button', { name: 'Current month' })
    if (!current) throw new Error('There is no way to the current month')
    await userEvent.click(current)
    await waitFor(() => expect(screen.queryByText('This is not a month')).toBeNull())
  },
}

export const Empty: Story = { parameters: { answers: [storyMonth({ lines: [] }), noUnpaidTrucks] } }

export const Loading: Story = { parameters: { answers: [pending(api.payments), noUnpaidTrucks] } }

export const ServerStopped: Story = { parameters: { answers: [unreachable(api.payments), noUnpaidTrucks] } }

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    for (const days of await screen.findAllByText(/^\(\d+ \/ 30\)$/))
      await expect(days.getClientRects()).toHaveLength(1)
  },
}

export const ClosedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { answers: [storyMonth({ period: CLOSED }), noUnpaidTrucks] },
}
