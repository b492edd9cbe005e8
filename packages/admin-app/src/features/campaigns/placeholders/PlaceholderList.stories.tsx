import { api } from '@product/sdk/api'
import { answer, aPlaceholder, refusal } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { inConsole } from '../../../testing/in-console'
import { PlaceholderList } from './PlaceholderList'

const macro = aPlaceholder({ placeholder_id: 11, name: 'Harbor macro', is_macro: true })

const meta: Meta<typeof PlaceholderList> = {
  title: 'Console/Advertise/PlaceholderList',
  component: PlaceholderList,
  decorators: [inConsole()],
  parameters: { answers: [answer(api.availablePlaceholders, { unassigned_placeholders: [macro] })] },
  args: {
    placeholders: [aPlaceholder(), aPlaceholder({ placeholder_id: 10, name: 'Airport', is_macro: true })],
    added: new Set([10]),
    onAdd: fn(),
    onRemove: fn(),
  },
}

export default meta
type Story = StoryObj<typeof PlaceholderList>

/** Each says that its routes are modelled, and leads to where it is planned. */
export const Normal: Story = {
  play: async () => {
    await expect(await screen.findByText(/^Macro · modelled, /)).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Airport' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/drive\/macro\?edit=10$/),
    )
  },
}
export const Empty: Story = { args: { placeholders: [] } }

export const PickAvailable: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('combobox'))
    await userEvent.click(await screen.findByRole('option', { name: /Harbor macro/ }))
    await expect(args.onAdd).toHaveBeenCalledWith(macro)
  },
}

export const AvailableFailed: Story = {
  parameters: { answers: [refusal(api.availablePlaceholders, 'forbidden', 'Not for you.')] },
}
