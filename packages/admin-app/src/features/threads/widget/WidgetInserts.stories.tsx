import { api } from '@product/sdk/api'
import { TRUCK_FIELDS, VENDOR_FIELDS } from '@product/sdk/nouns/fleet'
import { MESSAGE_TEXTS } from '@product/sdk/nouns/messages'
import { answer, blankRow, unreachable } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { inConsole } from '../../../testing/in-console'
import { storySocket, withSocket } from '../../../testing/story-socket'
import { storyChanged, storyChat } from '../story-threads'
import { TruckMessages, VendorMessages } from './WidgetInserts'

const { notes: _notes, ...blank } = blankRow(VENDOR_FIELDS)

const vendor = (phone_num: string | null) =>
  answer(api.vendor, {
    vendor: [
      {
        ...blank,
        notes: null,
        ssn: null,
        ein: null,
        vendor_id: 3,
        name: 'Vega Hauling and Storage',
        phone_num,
        date_added: '2026-03-01',
        assigned_trucks: 1,
        available_trucks: 0,
        files: [],
        agreements: [],
        version: 1,
      },
    ],
  })

const truck = answer(api.truck, {
  truck: [
    {
      ...blankRow(TRUCK_FIELDS),
      truck_id: 5,
      name: 'Box 5',
      vendor_id: 3,
      vendor_name: 'Vega Hauling',
      vendor_city: null,
      vendor_phone_num: '+13105550101',
      vendor_email: null,
      campaign_name: null,
      version: 1,
    },
  ],
})

const meta = {
  title: 'Console/Communication/WidgetInserts',
  component: VendorMessages,
  decorators: [
    withSocket(storySocket()),
    inConsole({ path: '/drive/vendor/edit/3', pattern: '/drive/vendor/edit/:id' }),
  ],
  parameters: { answers: [vendor('+13105550101'), storyChat(), storyChanged()] },
} satisfies Meta<typeof VendorMessages>

export default meta
type Story = StoryObj<typeof meta>

const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Open the messages' }))

/** Nothing is asked for until somebody wants to read. */
export const Closed: Story = { parameters: { answers: [] } }

export const Open: Story = {
  play: async () => {
    await open()
    await expect(await screen.findByText('The wrap is on, pictures tomorrow.')).toBeVisible()
    await expect(screen.getByRole('link', { name: MESSAGE_TEXTS.goToThread })).toHaveAttribute(
      'href',
      '/communication/Vega%20Hauling/%2B13105550101/3',
    )
  },
}

export const OfATruck: Story = {
  render: () => <TruckMessages />,
  parameters: { answers: [truck, storyChat(), storyChanged()] },
  play: async () => {
    await open()
    await expect(await screen.findByText('The wrap is on, pictures tomorrow.')).toBeVisible()
  },
}

export const WithoutANumber: Story = {
  parameters: { answers: [vendor(null)] },
  play: async () => {
    await open()
    await expect(await screen.findByText('This vendor has no number that texts can go to.')).toBeVisible()
  },
}

export const Failed: Story = { parameters: { answers: [unreachable(api.vendor)] }, play: open }
