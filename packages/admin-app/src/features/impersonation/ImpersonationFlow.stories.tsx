import { A_CLIENT, onRealServer, storeDrivenCampaign } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'
import { wholeConsole } from '../../testing/in-console'

const Nothing = (): ReactNode => null

const meta = {
  title: 'Flows/Preview',
  component: Nothing,
  decorators: [wholeConsole({ isReal: true, path: '/advertise/campaign/edit/1' })],
  parameters: {
    layout: 'fullscreen',
    ...onRealServer({ prepare: (api, clientOf) => storeDrivenCampaign(api, clientOf, new Date()) }),
  },
} satisfies Meta<typeof Nothing>

export default meta
type Story = StoryObj<typeof meta>

/** Staff sees the dashboard as the client does: the map, then the analytics of the same campaign. */
export const ClientDashboard: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Impersonate Client' }))
    const sidebar = within(await screen.findByRole('complementary', { name: 'Client Dashboard Preview' }))
    await sidebar.findByText(`You are viewing ${A_CLIENT.name}'s dashboard`)
    await screen.findByRole('region', { name: /Routes of .*Summer Tour/ })
    await userEvent.click(sidebar.getByRole('link', { name: 'Analytics' }))
    const totals = within(await screen.findByRole('region', { name: 'Totals' }))
    await expect(await totals.findByText('3,060')).toBeVisible()
  },
}
