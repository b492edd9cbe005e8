import { api } from '@product/sdk/api'
import { GROUP_TEXTS } from '@product/sdk/nouns/messages'
import { answer, pending, unreachable } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { groupAnswers, noGroupAnswers, storyGroup } from '../../nouns/messages/story-groups'
import { inConsole } from '../../testing/in-console'
import { GroupsPage } from './GroupsPage'

const meta = {
  title: 'Console/Communication/GroupsPage',
  component: GroupsPage,
  decorators: [inConsole({ path: '/communication/groups' })],
  parameters: { layout: 'fullscreen', answers: groupAnswers() },
} satisfies Meta<typeof GroupsPage>

export default meta
type Story = StoryObj<typeof meta>

const at = (path: string, answers = groupAnswers()) => ({
  console: { path: `/communication/groups?${path}` },
  answers,
})

export const Campaigns: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Summer Tour/ }))
    await expect(await screen.findByText('Vega Hauling')).toBeVisible()
    // What the campaigns make is not edited here.
    await expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
  },
}

export const AllTabs: Story = {
  play: async () => {
    for (const [tab, group] of [
      ['City', 'Long Beach'],
      ['Vendors on Campaign', 'November 2026'],
      ['Custom', 'Friday crew'],
    ]) {
      await userEvent.click(await screen.findByRole('tab', { name: tab }))
      await expect(await screen.findByRole('button', { name: new RegExp(String(group)) })).toBeVisible()
    }
  },
}

export const NoneYet: Story = { parameters: at('kind=custom', noGroupAnswers) }

export const Loading: Story = { parameters: { answers: [pending(api.campaignGroups)] } }

export const Failed: Story = { parameters: { answers: [unreachable(api.campaignGroups)] } }

export const Custom: Story = { parameters: at('kind=custom&group=12') }

export const OnAPhone: Story = {
  parameters: at('kind=custom&group=12'),
  globals: { viewport: { value: 'phone' } },
}

export const NobodyInIt: Story = {
  parameters: at('kind=custom&group=13'),
  play: async () => {
    await expect(await screen.findByText(GROUP_TEXTS.empty)).toBeVisible()
    await expect(screen.queryByRole('link', { name: 'Use in compose' })).toBeNull()
  },
}

export const Created: Story = {
  // There the primary action stands in the page itself.
  globals: { viewport: { value: 'phone' } },
  parameters: at('kind=custom', [...groupAnswers(), answer(api.createCustomGroup, { group: storyGroup })]),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create group' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(await dialog.findByRole('textbox', { name: /Name/ }), 'Friday crew')
    const create = dialog.getByRole('button', { name: 'Create' })
    await expect(create).toBeDisabled()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Type numbers' }), '6265550103{Enter}')
    await expect(await dialog.findByText('(626) 555-0103')).toBeVisible()
    await userEvent.click(create)
    await expect(await screen.findByText(GROUP_TEXTS.created)).toBeVisible()
  },
}

export const Edited: Story = {
  parameters: at('kind=custom&group=12', [
    ...groupAnswers(),
    answer(api.updateCustomGroup, { group: { ...storyGroup, version: 3 } }),
  ]),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Take Silent Freight out' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }))
    await expect(await screen.findByText(GROUP_TEXTS.updated)).toBeVisible()
  },
}

export const Duplicated: Story = {
  parameters: at('kind=custom&group=12', [
    ...groupAnswers(),
    answer(api.createCustomGroup, { group: { ...storyGroup, id: 14, group_name: 'Friday crew - Copy' } }),
  ]),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Duplicate' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByRole('textbox', { name: /Name/ })).toHaveValue('Friday crew - Copy')
    await userEvent.click(dialog.getByRole('button', { name: 'Duplicate' }))
    await expect(await screen.findByText(GROUP_TEXTS.duplicated)).toBeVisible()
  },
}

export const VendorsOnCampaignDuplicated: Story = {
  parameters: at('kind=vendors_on_campaign&group=2026-11'),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Duplicate' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByRole('textbox', { name: /Name/ })).toHaveValue(
      'Vendors on Campaign - November',
    )
  },
}

export const Deleted: Story = {
  parameters: at('kind=custom&group=12', [
    ...groupAnswers(),
    answer(api.deleteCustomGroup, { deleted_group: [{ id: 12 }] }),
  ]),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText(GROUP_TEXTS.confirmDelete)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expect(await screen.findByText(GROUP_TEXTS.deleted)).toBeVisible()
  },
}
