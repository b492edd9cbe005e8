import { CAMPAIGN_FORM_TEXTS } from '@product/sdk/nouns/campaigns'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { CreateCampaignPage } from './CreateCampaignPage'

const meta: Meta<typeof CreateCampaignPage> = {
  title: 'Console/Advertise/CreateCampaignPage',
  component: CreateCampaignPage,
  decorators: [inConsole({ path: '/advertise/campaign' })],
}

export default meta
type Story = StoryObj<typeof CreateCampaignPage>

export const Empty: Story = {}
export const NothingEntered: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create campaign' }))
    for (const text of [CAMPAIGN_FORM_TEXTS.noName, CAMPAIGN_FORM_TEXTS.noClient]) {
      await screen.findAllByText(text)
    }
    // What is to be mended is in sight, wherever on the page it was saved.
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
  },
}
