import { api } from '@product/sdk/api'
import { TEMPLATE_TEXTS } from '@product/sdk/nouns/messages'
import { answer, overtaken, pending, refusal, unreachable } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { storyTemplates, templatesAnswer } from '../../nouns/messages/story-templates'
import { inConsole } from '../../testing/in-console'
import { TemplatesPage } from './TemplatesPage'

const [first] = storyTemplates
if (!first) throw new Error('There is no template to show.')

const meta = {
  title: 'Console/Communication/TemplatesPage',
  component: TemplatesPage,
  decorators: [inConsole({ path: '/communication/templates' })],
  parameters: { layout: 'fullscreen', answers: [templatesAnswer()] },
} satisfies Meta<typeof TemplatesPage>

export default meta
type Story = StoryObj<typeof meta>

const shown = { console: { path: '/communication/templates?template=1' } }

export const List: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Install tomorrow/ }))
    await expect(await screen.findByRole('heading', { name: 'Install tomorrow' })).toBeVisible()
  },
}

export const ByKeyboard: Story = {
  play: async () => {
    const list = within(await screen.findByRole('list', { name: 'Templates' }))
    const rows = list.getAllByRole('button')
    await userEvent.keyboard('jj')
    await expect(rows[1]).toHaveFocus()
    await userEvent.keyboard('k{Enter}')
    await expect(await screen.findByRole('heading', { name: 'Install tomorrow' })).toBeVisible()
  },
}

export const NoneYet: Story = { parameters: { answers: [templatesAnswer([])] } }

export const Loading: Story = { parameters: { answers: [pending(api.templates)] } }

export const Failed: Story = { parameters: { answers: [unreachable(api.templates)] } }

export const Detail: Story = { parameters: shown }

export const OnAPhone: Story = {
  parameters: shown,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'All templates' }))
    await expect(await screen.findByRole('button', { name: /Install tomorrow/ })).toBeVisible()
  },
}

export const Edited: Story = {
  parameters: {
    ...shown,
    answers: [templatesAnswer(), answer(api.updateTemplate, { template: { ...first, version: 2 } })],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog'))
    const body = await dialog.findByRole('textbox', { name: /Text/ })
    await userEvent.clear(body)
    await expect(dialog.getByRole('button', { name: 'Update' })).toBeDisabled()
    await userEvent.type(body, 'We install on Friday.')
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }))
    await expect(await screen.findByText('Template updated')).toBeVisible()
  },
}

/** Somebody else saved meanwhile: nothing is overwritten without a choice. */
export const Stale: Story = {
  parameters: {
    ...shown,
    answers: [templatesAnswer(), overtaken(api.updateTemplate, first)],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(await dialog.findByRole('textbox', { name: /Name/ }), ' at 8')
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }))
    await expect(await screen.findByText('Install tomorrow at 8')).toBeVisible()
  },
}

export const BlankName: Story = {
  // There the primary action stands in the page itself.
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add New' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(await dialog.findByRole('textbox', { name: /Name/ }), '   ')
    await userEvent.type(dialog.getByRole('textbox', { name: /Text/ }), 'Hello')
    await expect(dialog.getByRole('button', { name: 'Add' })).toBeDisabled()
  },
}

export const Deleted: Story = {
  parameters: {
    ...shown,
    answers: [templatesAnswer(), answer(api.deleteTemplate, { deleted_template: [{ id: 1 }] })],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText(TEMPLATE_TEXTS.confirmDelete)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expect(await screen.findByText('Template deleted')).toBeVisible()
  },
}

export const RefusedDeletion: Story = {
  parameters: {
    ...shown,
    answers: [templatesAnswer(), refusal(api.deleteTemplate, 'not_found', 'This template was not found.')],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expect(await dialog.findByText('This template was not found.')).toBeVisible()
  },
}
