import { api } from '@product/sdk/api'
import { BACKDATE_TEXTS } from '@product/sdk/nouns/placeholders'
import { answer, pending, refusal, unreachable } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { storySocket, withSocket } from '../../testing/story-socket'
import { BackdatePage } from './BackdatePage'
import { aProcess, aProcessDay, backdateAnswers, LOCKED, OPEN, processDays } from './story-backdate'

const server = storySocket()

const meta = {
  title: 'Console/Advertise/BackdatePage',
  component: BackdatePage,
  decorators: [withSocket(server), inConsole({ path: '/advertise/backdate/placeholders' })],
  parameters: { layout: 'fullscreen', answers: backdateAnswers() },
  args: { now: () => OPEN },
} satisfies Meta<typeof BackdatePage>

export default meta
type Story = StoryObj<typeof meta>

const onPhone = { viewport: { value: 'phone' } }
const running = { answers: backdateAnswers({ processes: [aProcess()], days: processDays(11) }) }
const finished = {
  answers: backdateAnswers({
    processes: [
      aProcess({ status: 'finished', ended_at: '2026-05-20T17:19:00.000Z', done: 30, failed: 2 }),
      aProcess({
        route_process_id: 3,
        campaign_name: 'Bay Bikes Spring',
        status: 'cancelled',
        ended_at: '2026-05-19T20:00:00.000Z',
        done: 4,
        failed: 0,
      }),
    ],
  }),
}

const campaigns = async () => {
  await userEvent.click(await screen.findByRole('combobox', { name: /Campaign/ }))
  return screen.findAllByRole('option')
}
const fill = async (start: string, end: string) => {
  await campaigns()
  await userEvent.click(await screen.findByRole('option', { name: 'Los Angeles Summer Tour' }))
  await userEvent.type(screen.getByLabelText(/^Start Date \(Inclusive\)/), start)
  await userEvent.type(screen.getByLabelText(/^End Date \(Exclusive\)/), end)
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const overlay = () => screen.findByText(BACKDATE_TEXTS.blocked)

export const Idle: Story = {
  play: async () => {
    await expect(await screen.findByText('Unlimited')).toBeVisible()
    await expect((await campaigns()).map(option => option.textContent)).toEqual([
      'Bay Bikes Spring',
      'Los Angeles Summer Tour',
    ])
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByText(BACKDATE_TEXTS.blocked)).toBeNull()
  },
}

export const NothingFilledIn: Story = {
  play: async () => {
    await screen.findByRole('combobox', { name: /Campaign/ })
    await press('Start')
    await expect(await screen.findByText('All fields must have a value')).toBeVisible()
  },
}

export const WrongDays: Story = {
  play: async () => {
    await screen.findByRole('combobox', { name: /Campaign/ })
    await fill('2026-05-04', '2026-05-04')
    await press('Start')
    await expect(await screen.findByText(BACKDATE_TEXTS.order)).toBeVisible()
  },
}

export const NoPlaceholders: Story = {
  parameters: {
    answers: [
      ...backdateAnswers(),
      refusal(api.backdatePlaceholders, 'invalid', 'Please check the fields.', {
        campaign_id: BACKDATE_TEXTS.noPlaceholders,
      }),
    ],
  },
  play: async () => {
    await screen.findByRole('combobox', { name: /Campaign/ })
    await fill('2026-05-01', '2026-05-11')
    await press('Start')
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: /Campaign/ })).toHaveAccessibleDescription(
        BACKDATE_TEXTS.noPlaceholders,
      ),
    )
  },
}

export const Started: Story = {
  parameters: {
    answers: [...backdateAnswers(), answer(api.backdatePlaceholders, { processes: [aProcess()] })],
  },
  play: async () => {
    await screen.findByRole('combobox', { name: /Campaign/ })
    await fill('2026-05-01', '2026-05-11')
    await press('Start')
    server.fire('routeProgress', { process: aProcess({ done: 0, failed: 0 }) })
    await expect(await overlay()).toBeVisible()
    await expect(await screen.findByText('0 of 30 days')).toBeVisible()
  },
}

/** What the server tells shows at once, in the sums and in the days. */
export const Running: Story = {
  parameters: running,
  play: async () => {
    await expect(await overlay()).toBeVisible()
    await expect(await screen.findByText(/^11 of 30 days/)).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: /^Valley/ }))
    const days = within(await screen.findByRole('list', { name: 'Days of Valley' }))
    await expect(days.getAllByText('to be done')).toHaveLength(7)
    const day = aProcessDay({ placeholder_id: 11, placeholder_name: 'Valley', day: '2026-05-04' })
    server.fire('routeProgress', { process: aProcess({ done: 12 }), day })
    await expect(await screen.findByText(/^12 of 30 days/)).toBeVisible()
    await expect(days.getAllByText('to be done')).toHaveLength(6)
  },
}

export const RunningOnPhone: Story = { parameters: running, globals: onPhone }

export const Waiting: Story = {
  parameters: {
    answers: backdateAnswers({
      processes: [aProcess({ waiting_for: 'quota_day', resumes_at: '2026-05-21T07:00:00.000Z' })],
      days: processDays(11),
      credits: {
        provider: 'openrouteservice',
        kind: 'seen',
        left: 0,
        limit: 2000,
        reset_at: '2026-05-21T07:00:00.000Z',
        seen_at: '2026-05-20T17:18:00.000Z',
      },
    }),
  },
  play: async () => {
    await expect(await screen.findByText('0 of 2,000')).toBeVisible()
    await expect(
      await screen.findByText(
        'It waits, the credits of the day are used up. It goes on at 05/21/2026, 12:00 AM.',
      ),
    ).toBeVisible()
  },
}

export const CancelAsked: Story = {
  parameters: {
    answers: [
      ...running.answers,
      answer(api.cancelRouteProcess, {
        processes: [aProcess({ status: 'cancelled', ended_at: '2026-05-20T17:20:00.000Z' })],
      }),
    ],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel generation' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel generation' }))
    await expect(await screen.findByText('Cancelled')).toBeVisible()
    await waitFor(() => expect(screen.queryByText(BACKDATE_TEXTS.blocked)).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: /^Valley 3 of 10 days/ }))
    const days = within(await screen.findByRole('list', { name: 'Days of Valley' }))
    await expect(days.getAllByText('not done')).toHaveLength(7)
  },
}

export const Locked: Story = {
  args: { now: () => LOCKED },
  play: async () => {
    await expect(await overlay()).toBeVisible()
    await expect(screen.getByText(/It opens at 10:15 AM/)).toBeVisible()
  },
}

/** What became of each placeholder's day, those without a route counted on top. */
export const Finished: Story = {
  parameters: finished,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Downtown loop/ }))
    await expect(await screen.findByText(/retried once; not found on the map: 00000/)).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: /^Harbor/ }))
    await expect(await screen.findByText('no route within 40 to 60 miles')).toBeVisible()
  },
}

export const FinishedOnPhone: Story = { parameters: finished, globals: onPhone }

export const Loading: Story = {
  parameters: {
    answers: [
      pending(api.openCampaigns),
      pending(api.routeProcesses),
      pending(api.routingCredits),
      pending(api.routeProcessDays),
    ],
  },
}

export const ServerStopped: Story = {
  parameters: {
    answers: [
      unreachable(api.openCampaigns),
      unreachable(api.routeProcesses),
      unreachable(api.routingCredits),
    ],
  },
  play: async () => {
    await expect(await screen.findByText('The route generations could not be loaded')).toBeVisible()
  },
}
