import { CAMPAIGN_NOTICES } from '@product/sdk/nouns/campaigns'
import { api } from '@product/sdk/api'
import { aCampaign, answer, aWholeCampaign, pending, refusal } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { EditCampaignPage } from './EditCampaignPage'

const whole = aWholeCampaign()
const { bounding_box, placeholders, trucks } = whole
const saved = {
  updated_campaign: [aCampaign({ name: 'Summer Tour II', version: 4 })],
  bounding_box,
  placeholders,
  trucks,
}
const warning = 'Box 5 is also on campaign Harbor Days from 05/10/2026 to 06/10/2026.'

const meta: Meta<typeof EditCampaignPage> = {
  title: 'Console/Advertise/EditCampaignPage',
  component: EditCampaignPage,
  decorators: [inConsole({ path: '/advertise/campaign/edit/71', pattern: '/advertise/campaign/edit/:id' })],
  parameters: { answers: [answer(api.campaignForEdit, whole)] },
}

export default meta
type Story = StoryObj<typeof EditCampaignPage>

const rename = async (): Promise<void> => {
  await userEvent.type(await screen.findByLabelText(/^Name/), ' II')
}

export const NothingStaged: Story = {
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Campaigns' })).toHaveAttribute('href', '/advertise')
    await screen.findByLabelText(/^Name/)
    await expect(document.title).toBe(`${whole.campaign.name} · Haulboard`)
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Loading: Story = { parameters: { answers: [pending(api.campaignForEdit)] } }
export const NotFound: Story = {
  parameters: { answers: [refusal(api.campaignForEdit, 'not_found', 'This campaign does not exist.')] },
  play: async () => {
    await expect(await screen.findByText('There is no such campaign')).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Campaigns' })).toHaveAttribute('href', '/advertise')
  },
}
export const ClientDeleted: Story = {
  parameters: {
    answers: [answer(api.campaignForEdit, { ...whole, campaign: aCampaign({ user_id: null }) })],
  },
}

export const Staged: Story = {
  play: async () => {
    await rename()
    await userEvent.click(screen.getByRole('button', { name: 'Remove target area 1' }))
    await screen.findByText('Will save: 1 field, 1 target area removed')
    await userEvent.click(screen.getByRole('button', { name: 'Undo: Remove target area 1' }))
    await screen.findByText('Will save: 1 field')
  },
}

/** The keyboard goes on from where it was: on the row that took the place, at last on the heading. */
export const RemovedByKeyboard: Story = {
  play: async () => {
    const remove = await screen.findByRole('button', { name: 'Remove target area 1' })
    remove.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('heading', { name: /^Target areas/ })).toHaveFocus())
    await rename()
    const undo = screen.getByRole('button', { name: 'Undo: Remove target area 1' })
    undo.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: /^Undo: / })).toHaveFocus())
  },
}

export const Saved: Story = {
  parameters: {
    answers: [
      answer(api.campaignForEdit, whole),
      answer(api.saveCampaignEdits, { ...saved, warnings: [warning] }),
    ],
  },
  play: async () => {
    await rename()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(CAMPAIGN_NOTICES.updated)
    await screen.findByText(warning)
    await screen.findByText(/Saved at .*: 1 field/)
  },
}

export const Refused: Story = {
  parameters: {
    answers: [
      answer(api.campaignForEdit, whole),
      refusal(api.saveCampaignEdits, 'invalid', 'Please check the fields.', {
        'fields.user_id': 'This client does not exist any more.',
      }),
    ],
  },
  play: async () => {
    await rename()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect((await screen.findAllByText('This client does not exist any more.')).length).toBe(2)
    await screen.findByText('Will save: 1 field')
  },
}

/** What is typed stays, though a client is chosen already. */
export const ClientSearched: Story = {
  parameters: {
    answers: [
      answer(api.campaignForEdit, whole),
      answer(api.allClientUsers, {
        clients: [{ user_id: 9, user_name: 'Hana Harbor', email: 'hana@client.test', company: null }],
      }),
    ],
  },
  play: async () => {
    const client = await screen.findByRole('combobox', { name: 'Client' })
    await userEvent.clear(client)
    await userEvent.type(client, 'har')
    await expect(client).toHaveValue('har')
    await userEvent.click(await screen.findByRole('option', { name: /Hana Harbor/ }))
    await expect(client).toHaveValue('Hana Harbor')
    await screen.findByText('Will save: 1 field')
  },
}

export const Delete: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete campaign' }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(CAMPAIGN_NOTICES.deleteConfirm)
  },
}
