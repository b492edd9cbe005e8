import { vendorEndpoints } from '@product/sdk/features/vendors'
import { answer, pending, refusal } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { CreateVendorPage } from './CreateVendorPage'
import { EditVendorPage } from './EditVendorPage'
import { storyVendor } from './story-vendors'
import { vendorsFeature } from './vendors-feature'

const loaded = answer(vendorEndpoints.vendor, { vendor: [storyVendor] })
const trucks = answer(vendorEndpoints.vendorTrucks, { trucks: [] })

const meta = {
  title: 'Console/Drive/VendorPages',
  component: EditVendorPage,
  decorators: [
    inConsole({
      path: '/drive/vendor/edit/3',
      pattern: '/drive/vendor/edit/:id',
      features: [vendorsFeature],
    }),
  ],
  parameters: { layout: 'fullscreen', answers: [loaded, trucks] },
} satisfies Meta<typeof EditVendorPage>

export default meta
type Story = StoryObj<typeof meta>

export const Edit: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Create: Story = {
  render: () => <CreateVendorPage />,
}

export const Loading: Story = {
  parameters: { answers: [pending(vendorEndpoints.vendor), pending(vendorEndpoints.vendorTrucks)] },
}

export const Gone: Story = {
  parameters: {
    answers: [
      refusal(vendorEndpoints.vendor, 'not_found', 'This vendor does not exist.'),
      refusal(vendorEndpoints.vendorTrucks, 'not_found', 'This vendor does not exist.'),
    ],
  },
}

export const Revealed: Story = {
  parameters: {
    answers: [loaded, trucks, answer(vendorEndpoints.revealVendorNumbers, { ssn: '123-45-6789', ein: null })],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reveal SSN and EIN' }))
    await expect(await screen.findByText('SSN: 123-45-6789')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
    await expect(screen.queryByText('SSN: 123-45-6789')).not.toBeInTheDocument()
  },
}
