import { api } from '@product/sdk/api'
import { aListedCampaign, answer, pending, refusal } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { CampaignsPage } from './CampaignsPage'

const rows = [
  aListedCampaign(),
  aListedCampaign({
    campaign_id: 72,
    name: 'A campaign whose name goes on and on, with <b>markup</b> and a 🚚, for as long as anybody cares to type',
    client_name: null,
    num_active_trucks: 1200,
  }),
  aListedCampaign({ campaign_id: 73, name: 'Vega', client_name: 'Vega Coffee', num_active_trucks: 0 }),
]

const meta: Meta<typeof CampaignsPage> = {
  title: 'Console/Advertise/CampaignsPage',
  component: CampaignsPage,
  decorators: [inConsole({ path: '/advertise' })],
  parameters: { answers: [answer(api.activeCampaigns, { active_campaigns: rows, rowCount: 57 })] },
}

export default meta
type Story = StoryObj<typeof CampaignsPage>

export const Normal: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Empty: Story = {
  parameters: { answers: [answer(api.activeCampaigns, { active_campaigns: [], rowCount: 0 })] },
}
export const Loading: Story = { parameters: { answers: [pending(api.activeCampaigns)] } }
export const Failed: Story = {
  parameters: { answers: [refusal(api.activeCampaigns, 'forbidden', 'The list is closed.')] },
}

/** The edit icon can be seen without scrolling sideways, and the name has room. */
export const AllColumnsFit: Story = {
  play: async () => {
    const edit = await screen.findByRole('link', { name: 'Edit Vega' })
    const right = edit.closest('.RaDataTable-tableWrapper')?.getBoundingClientRect().right ?? 0
    await expect(edit.getBoundingClientRect().right).toBeLessThanOrEqual(right)
    const name = screen.getByRole('cell', { name: 'Vega' })
    await expect(name.clientWidth).toBeGreaterThanOrEqual(200)
  },
}

export const ByNameAtFirst: Story = {
  play: async () => {
    const heading = await screen.findByRole('columnheader', { name: /^Campaign/ })
    await expect(heading).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(within(heading).getByRole('button'))
    await waitFor(() => expect(heading).toHaveAttribute('aria-sort', 'descending'))
  },
}

/** A click back on the first list counts, even if the second is not drawn yet. */
export const BackAtOnce: Story = {
  parameters: {
    answers: [
      answer(api.activeCampaigns, { active_campaigns: rows, rowCount: 57 }),
      answer(api.inProductionCampaigns, { in_production_campaigns: [], rowCount: 0 }),
    ],
  },
  play: async () => {
    const active = await screen.findByRole('tab', { name: 'Active Campaigns' })
    screen.getByRole('tab', { name: 'In-Production Campaigns' }).click()
    active.click()
    await screen.findByRole('cell', { name: 'Vega' })
    await expect(active).toHaveAttribute('aria-selected', 'true')
  },
}

export const ColumnHiddenAndMoved: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Columns' }))
    const columns = within(screen.getByRole('group', { name: 'Columns' }))
    await userEvent.click(await columns.findByLabelText('Macros'))
    await expect(screen.queryByRole('columnheader', { name: 'Macros' })).not.toBeInTheDocument()
    await userEvent.click(columns.getByLabelText('Macros'))
    await screen.findByRole('columnheader', { name: 'Macros' })
    await userEvent.click(columns.getByRole('button', { name: 'Move Client up' }))
    await expect(screen.getAllByRole('columnheader')[1]).toHaveTextContent('Client')
    await userEvent.click(columns.getByRole('button', { name: 'Reset' }))
    await expect(screen.getAllByRole('columnheader')[1]).toHaveTextContent('Campaign')
  },
}
