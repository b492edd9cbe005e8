import type { TimelineAnswer, TimelineEntry, TimelineKind } from '@product/sdk/nouns/fleet'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { inConsole } from '../testing/in-console'
import { Timeline } from './Timeline'

const entry = (
  over: Partial<TimelineEntry> & Pick<TimelineEntry, 'kind' | 'event' | 'at'>,
): TimelineEntry => ({
  key: `${over.event} ${over.at}`,
  only_day: false,
  actor_name: null,
  text: null,
  truck_id: 5,
  truck_name: 'Box 5',
  campaign_id: null,
  truck_problem_id: null,
  payment_schedule_id: null,
  monthly_rate_cents: null,
  ...over,
})

const some: TimelineEntry[] = [
  entry({
    kind: 'truck',
    event: 'done',
    at: '2026-05-20T18:03:00.000Z',
    actor_name: 'Ann Miller',
    text: 'changed the truck Box 5',
  }),
  entry({ kind: 'picture', event: 'picture_tagged', at: '2026-05-20T16:20:00.000Z', text: 'driver' }),
  entry({
    kind: 'fix',
    event: 'fix_identified',
    at: '2026-05-18T07:00:00.000Z',
    only_day: true,
    text: 'Left panel torn',
    truck_problem_id: 8,
  }),
  entry({
    kind: 'removal',
    event: 'artwork_removed',
    at: '2026-05-14T07:00:00.000Z',
    only_day: true,
    text: 'Winter Tour',
    payment_schedule_id: 12,
  }),
  entry({
    kind: 'schedule',
    event: 'schedule_started',
    at: '2026-05-01T07:00:00.000Z',
    only_day: true,
    text: 'Summer Tour',
    campaign_id: 71,
    monthly_rate_cents: 125_000,
  }),
  entry({
    kind: 'campaign',
    event: 'campaign_started',
    at: '2026-05-01T00:00:00.000Z',
    text: 'Summer Tour',
    campaign_id: 71,
  }),
]

const many = Array.from({ length: 2000 }, (_, at) =>
  entry({
    kind: 'truck',
    event: 'done',
    at: new Date(Date.UTC(2026, 4, 20, 18) - at * 5 * 3_600_000).toISOString(),
    actor_name: 'Ann Miller',
    text: `changed the truck Box ${at}`,
  }),
)

/** Pages as the server makes them. */
const pagesOf =
  (entries: readonly TimelineEntry[]) =>
  async ({
    page,
    pageSize,
    kinds,
  }: {
    page: number
    pageSize: number
    kinds: string
  }): Promise<TimelineAnswer> => {
    const wanted = entries.filter(({ kind }) => kinds === '' || kinds.split(',').includes(kind))
    const counts = new Map<TimelineKind, number>()
    for (const { kind } of entries) counts.set(kind, (counts.get(kind) ?? 0) + 1)
    return {
      timeline: wanted.slice(page * pageSize, (page + 1) * pageSize),
      rowCount: wanted.length,
      kinds: [...counts].map(([kind, count]) => ({ kind, count })),
    }
  }

const meta = {
  title: 'Console/Lists/Timeline',
  component: Timeline,
  decorators: [inConsole()],
  args: { queryKey: ['story'], load: pagesOf(some) },
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>

export const ByDay: Story = {
  play: async () => {
    await screen.findByRole('heading', { name: 'Wednesday, May 20, 2026' })
    await expect(screen.getByText('Ann Miller changed the truck Box 5')).toBeVisible()
    await expect(screen.getByRole('heading', { name: 'Friday, May 1, 2026' })).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Campaign Summer Tour began' })).toHaveAttribute(
      'href',
      '/advertise/campaign/edit/71',
    )
    await expect(screen.getByRole('link', { name: 'Artwork of Winter Tour taken off' })).toHaveAttribute(
      'href',
      '/production/removals?removal=12',
    )
  },
}

export const ByKind: Story = {
  play: async () => {
    const kinds = await screen.findByRole('group', { name: 'Show only' })
    await userEvent.click(within(kinds).getByRole('button', { name: 'Fix list 1' }))
    await expect(within(kinds).getByRole('button', { name: 'Fix list 1' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(await screen.findAllByRole('listitem')).toHaveLength(1)
    await userEvent.click(within(kinds).getByRole('button', { name: 'Pictures 1' }))
    await expect(await screen.findByText('Picture tagged: driver')).toBeVisible()
  },
}

export const OfAVendor: Story = {
  args: { namesTrucks: true },
  play: async () => {
    await expect((await screen.findAllByRole('link', { name: 'Box 5' }))[0]).toBeVisible()
  },
}

/** A role that may open no campaign reads of it without a link. */
export const RoleWithoutCampaigns: Story = {
  parameters: { console: { role: 2 } },
  play: async () => {
    await screen.findByText('Campaign Summer Tour began')
    await expect(screen.queryByRole('link', { name: 'Campaign Summer Tour began' })).toBeNull()
  },
}

export const OlderOnDemand: Story = {
  args: { load: pagesOf(many) },
  play: async () => {
    await screen.findByText('Ann Miller changed the truck Box 0')
    await expect(screen.getAllByRole('listitem')).toHaveLength(20)
    await userEvent.click(screen.getByRole('button', { name: 'Show older' }))
    await expect(await screen.findByText('Ann Miller changed the truck Box 39')).toBeVisible()
  },
}

export const Empty: Story = { args: { load: pagesOf([]) } }
export const Loading: Story = { args: { load: () => new Promise<TimelineAnswer>(() => undefined) } }
export const Failed: Story = {
  args: { load: () => Promise.reject(new Error('The server does not answer.')) },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { namesTrucks: true } }
