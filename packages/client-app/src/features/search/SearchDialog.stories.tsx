import { api } from '@product/sdk/api'
import { answer, pending, unreachable } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from 'react-router'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { inCampaign } from '../../campaign/in-campaign'
import { PATHS } from '../../paths'
import { SearchDialog } from './SearchDialog'

const entry = (date: string) => ({
  campaignId: 71,
  date,
  distance: 42,
  impressions: 11_490,
  provenance: 'measured' as const,
  capped: 0,
  estimated: true,
})
const truck = (id: number, display_name: string, ...dates: string[]) => ({
  id,
  display_name,
  imei: null,
  paths: [],
  analytics: dates.map(entry),
})
const analytics = {
  trucks: [
    truck(1, 'Sunset Movers', '2026-05-20', '2026-05-21'),
    truck(2, 'Camión Azul', '2026-05-21', '2026-05-22'),
  ],
  blended: [],
  placeholders: [],
  macros: [],
}

/** Where the page stands, which the dialog changes. */
const Here = () => {
  const { pathname, search } = useLocation()
  return <output aria-label="Address">{pathname + search}</output>
}

const meta: Meta<typeof SearchDialog> = {
  title: 'Advertiser/Search/SearchDialog',
  component: SearchDialog,
  decorators: [inCampaign],
  parameters: { path: PATHS.map, answers: [answer(api.campaignAnalytics, analytics)] },
  args: { onClose: fn() },
  render: args => (
    <>
      <h1 className="visually-hidden">Search</h1>
      <Here />
      <SearchDialog {...args} />
    </>
  ),
}

export default meta
type Story = StoryObj<typeof SearchDialog>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Search' }))
const address = () => screen.getByLabelText('Address')

export const BeforeTyping: Story = {
  play: async () => {
    const { findByRole, getByRole } = await dialog()
    await findByRole('region', { name: 'Trucks' })
    await expect(getByRole('textbox')).toHaveFocus()
    await expect(getByRole('link', { name: 'Fri, May 22, 2026' })).toBeVisible()
  },
}

export const ToATruck: Story = {
  play: async ({ args }) => {
    const { findByRole, getByRole } = await dialog()
    await userEvent.type(getByRole('textbox'), 'camion')
    await findByRole('link', { name: /^Camión Azul/ })
    await userEvent.keyboard('{ArrowDown}')
    await expect(getByRole('link', { name: /^Camión Azul/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(address()).toHaveTextContent(/\/dashboard\/map\?campaign=71.*truck=truck-2/)
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const ToADay: Story = {
  parameters: { path: PATHS.analytics },
  play: async () => {
    const { findByRole, getByRole } = await dialog()
    await findByRole('region', { name: 'Days' })
    await userEvent.type(getByRole('textbox'), 'may 21{Enter}')
    await expect(address()).toHaveTextContent(
      '/dashboard/analytics?campaign=71&from=2026-05-21&to=2026-05-21',
    )
  },
}

export const ToACampaign: Story = {
  play: async () => {
    const { getByRole } = await dialog()
    await userEvent.type(getByRole('textbox'), 'ferries{Enter}')
    await expect(address()).toHaveTextContent('/dashboard/map?campaign=72')
  },
}

export const NothingFound: Story = {
  play: async () => {
    const { findByRole, getByRole, findByText } = await dialog()
    await findByRole('region', { name: 'Trucks' })
    await userEvent.type(getByRole('textbox'), 'qqqq')
    await expect(await findByText('Nothing found')).toBeVisible()
  },
}

export const Loading: Story = { parameters: { answers: [pending(api.campaignAnalytics)] } }

export const ServerStopped: Story = { parameters: { answers: [unreachable(api.campaignAnalytics)] } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
