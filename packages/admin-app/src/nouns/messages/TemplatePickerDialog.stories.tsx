import { api } from '@product/sdk/api'
import { pending, unreachable } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { storyTemplates, templatesAnswer } from './story-templates'
import { TemplatePickerDialog } from './TemplatePickerDialog'

const meta = {
  title: 'Console/Messages/TemplatePickerDialog',
  component: TemplatePickerDialog,
  decorators: [inConsole()],
  args: { onChoose: fn(), onClose: fn() },
  parameters: { answers: [templatesAnswer()] },
} satisfies Meta<typeof TemplatePickerDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Install tomorrow/ }))
    await expect(args.onChoose).toHaveBeenCalledWith(storyTemplates[0])
  },
}

export const NoneYet: Story = {
  parameters: { answers: [templatesAnswer([])] },
  play: async () => {
    await expect(await screen.findByText('No template yet')).toBeVisible()
  },
}

/** What is typed is looked for at once by Enter; until then nothing of the older list can be chosen. */
export const Searched: Story = {
  play: async () => {
    const older = await screen.findByRole('button', { name: /Install tomorrow/ })
    const field = screen.getByRole('searchbox', { name: 'Search templates' })
    await userEvent.type(field, 'truck')
    await expect(older.closest('[inert]')).not.toBeNull()
    await userEvent.type(field, '{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Install tomorrow/ }).closest('[inert]')).toBeNull(),
    )
  },
}

export const Loading: Story = { parameters: { answers: [pending(api.templates)] } }

export const Failed: Story = { parameters: { answers: [unreachable(api.templates)] } }
