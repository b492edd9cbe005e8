import { onRealServer, storeTruck } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { wholeConsole } from '../../testing/in-console'

const Nothing = (): ReactNode => null

const meta = {
  title: 'Flows/Search',
  component: Nothing,
  decorators: [wholeConsole({ isReal: true, path: '/team' })],
  parameters: { layout: 'fullscreen', ...onRealServer({ prepare: api => storeTruck(api) }) },
} satisfies Meta<typeof Nothing>

export default meta
type Story = StoryObj<typeof meta>

/** A vendor is found by a misspelled name, and the keyboard leads to its page. */
export const MisspelledVendor: Story = {
  play: async () => {
    await screen.findByRole('link', { name: '+ Create New User' })
    await userEvent.keyboard('{Control>}k{/Control}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Search' }))
    await userEvent.type(await dialog.findByRole('textbox'), 'Harbur Haul')
    await waitFor(() => {
      const vendors = within(dialog.getByRole('region', { name: 'Vendors' }))
      void expect(vendors.getByRole('link')).toHaveTextContent('Harbor Haul')
    })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull())
    await screen.findByRole('heading', { name: 'Edit Vendor: Harbor Haul' })
  },
}
