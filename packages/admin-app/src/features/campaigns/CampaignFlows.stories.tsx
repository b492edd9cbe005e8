import { createApiClient } from '@product/sdk/client'
import { CAMPAIGN_NOTICES } from '@product/sdk/nouns/campaigns'
import { A_CLIENT, onRealServer, storeCampaign, storeClient } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { wholeConsole } from '../../testing/in-console'

const Nothing = (): ReactNode => null

const meta = {
  title: 'Flows/Campaigns',
  component: Nothing,
  parameters: {
    layout: 'fullscreen',
    ...onRealServer({ prepare: api => storeCampaign(api, new Date()) }),
  },
} satisfies Meta<typeof Nothing>

export default meta
type Story = StoryObj<typeof meta>

const onEditPage = wholeConsole({ isReal: true, path: '/advertise/campaign/edit/1' })

const rename = async (name: string): Promise<void> => {
  const field = await screen.findByRole('textbox', { name: 'Name' })
  await userEvent.clear(field)
  await userEvent.type(field, name)
}

const addArea = async (): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: 'Add by coordinates' }))
  for (const [side, value] of Object.entries({
    West: '-118.3',
    South: '34',
    East: '-118.2',
    North: '34.1',
  })) {
    const field = screen.getByLabelText(side)
    await userEvent.clear(field)
    await userEvent.type(field, value)
  }
  await userEvent.click(screen.getByRole('button', { name: 'Put on the map' }))
}

/** Nothing is stored until Save, which stores all that is staged at once. */
export const StagedEdit: Story = {
  decorators: [onEditPage],
  play: async () => {
    await rename('Winter Tour')
    await addArea()
    await screen.findByText('Will save: 1 field, 1 target area added')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(CAMPAIGN_NOTICES.updated)
    await screen.findByText(/Saved at .*: 1 field, 1 target area added/)
    await screen.findByText(/^Nothing changed yet/)
  },
}

/** Somebody else saved meanwhile: both names are shown, and one is chosen. */
export const StaleEdit: Story = {
  decorators: [onEditPage],
  play: async () => {
    await rename('Mine')
    const other = createApiClient({ baseUrl: '/api', fetch: async (url, init) => fetch(url, init) })
    await other.saveCampaignEdits({
      params: { id: 1 },
      body: { fields: { name: 'Theirs', view_priority: 9 } },
    })
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const choice = within(await screen.findByRole('dialog', { name: 'Changed by someone else meanwhile' }))
    await choice.findByText(/→ Theirs/)
    await userEvent.click(choice.getByRole('button', { name: 'Keep mine' }))
    await screen.findByText(CAMPAIGN_NOTICES.updated)
    await waitFor(() => expect(screen.getByLabelText('View priority')).toHaveValue(9))
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Mine')
  },
}

/** A campaign is made for a client, and stands in its list. */
export const Create: Story = {
  decorators: [wholeConsole({ isReal: true, path: '/advertise/campaign' })],
  parameters: onRealServer({ prepare: storeClient }),
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Harbor Days')
    await userEvent.type(screen.getByRole('combobox', { name: 'Client' }), A_CLIENT.name)
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(A_CLIENT.name) }))
    for (const [name, day] of Object.entries({ 'Start date': '01022030', 'End date': '02152030' })) {
      const [month] = within(screen.getByRole('group', { name })).getAllByRole('spinbutton')
      if (month) await userEvent.click(month)
      await userEvent.keyboard(day)
    }
    await userEvent.click(screen.getByRole('button', { name: 'Create campaign' }))
    await screen.findByText(CAMPAIGN_NOTICES.created)
  },
}
