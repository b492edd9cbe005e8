import { api } from '@product/sdk/api'
import { MESSAGE_TEXTS } from '@product/sdk/nouns/messages'
import { answer, pending, unreachable } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { SelectVendorDialog } from './SelectVendorDialog'

const vendors = [
  { vendor_id: 3, name: 'Vega Hauling', phone_num: '+13105550101' },
  { vendor_id: 5, name: 'Vega Silent Freight', phone_num: null },
]

const meta = {
  title: 'Console/Messages/SelectVendorDialog',
  component: SelectVendorDialog,
  decorators: [inConsole()],
  args: { onChoose: fn(), onClose: fn() },
  parameters: { answers: [answer(api.searchMessageVendors, { vendors })] },
} satisfies Meta<typeof SelectVendorDialog>

export default meta
type Story = StoryObj<typeof meta>

const search = async (text: string) =>
  userEvent.type(await screen.findByRole('combobox', { name: 'Search vendor' }), `${text}{Enter}`)

export const Found: Story = {
  play: async ({ args }) => {
    await search('vega')
    await expect(await screen.findByRole('option', { name: /Silent/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(screen.getByRole('option', { name: /Vega Hauling/ }))
    await expect(args.onChoose).toHaveBeenCalledWith(vendors[0])
  },
}

export const NoneFound: Story = {
  parameters: { answers: [answer(api.searchMessageVendors, { vendors: [] })] },
  play: async () => {
    await search('nobody')
    await expect(await screen.findByText(MESSAGE_TEXTS.noVendors)).toBeVisible()
  },
}

/** Blank text is not looked for. */
export const BlankText: Story = {
  play: async () => {
    await search('  ')
    await expect(await screen.findByText('Type a name, Enter searches at once.')).toBeVisible()
  },
}

export const Searching: Story = {
  parameters: { answers: [pending(api.searchMessageVendors)] },
  play: async () => search('vega'),
}

export const Failed: Story = {
  parameters: { answers: [unreachable(api.searchMessageVendors)] },
  play: async () => search('vega'),
}
