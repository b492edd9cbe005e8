import { api } from '@product/sdk/api'
import { vendorEndpoints } from '@product/sdk/features/vendors'
import { VENDOR_ALERTS, VENDOR_TEXTS } from '@product/sdk/nouns/fleet'
import { DOCUMENT_TEXTS } from '@product/sdk/nouns/files'
import { answer, overtaken, pending, refusal, unreachable } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { CreateVendorPage } from './CreateVendorPage'
import { EditVendorPage } from './EditVendorPage'
import { storyEdits, storyLargeEdits, storyTimeline, storyTrucks, storyVendor } from './story-vendors'
import { vendorsFeature } from './vendors-feature'

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
  parameters: { layout: 'fullscreen', answers: [storyEdits, storyTimeline] },
} satisfies Meta<typeof EditVendorPage>

export default meta
type Story = StoryObj<typeof meta>

const { saveVendorEdits, vendorForEdit, vendorTimeline } = vendorEndpoints

const saved = answer(saveVendorEdits, {
  updated_vendor: [{ ...storyVendor, files: [], version: 2 }],
  trucks: storyTrucks.slice(0, 1),
  payment_schedules: [],
  warnings: [],
})

/** Its name ends with how many there are. */
const section = async (name: RegExp) => within(await screen.findByRole('region', { name }))

export const Edit: Story = {
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Notes' })).toHaveTextContent('before 9')
    await expect(screen.getByLabelText('SSN')).toHaveValue('•••-••-6789')
    await expect(screen.getByLabelText('SSN')).toHaveAccessibleDescription('Left as it is, it is kept.')
    await expect(screen.getByLabelText('EIN')).not.toHaveAccessibleDescription()
    const trucks = await section(/^Trucks/)
    await expect(trucks.getByRole('link', { name: '+ New Truck' })).toHaveAttribute(
      'href',
      '/drive/vendor/truck/edit/new?vendor=3',
    )
    // The reason why not stands on the button.
    await expect(trucks.getByRole('button', { name: 'Delete the truck Box 5' })).toBeDisabled()
  },
}

/** The bar of the page: forty trucks, two thousand entries of the timeline. Only what is seen is drawn. */
export const Large: Story = {
  parameters: { answers: [storyLargeEdits, storyTimeline] },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Box 139' })).toBeVisible()
    await expect(await screen.findByRole('button', { name: 'Show older' })).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** Deletions wait for the save, each with its way back. */
export const StagedAndSaved: Story = {
  parameters: { answers: [saved, storyEdits, storyTimeline] },
  play: async () => {
    const files = await section(/^Files/)
    await userEvent.click(files.getByRole('button', { name: 'Delete Insurance 2026.pdf' }))
    await userEvent.click(await files.findByRole('button', { name: 'Undo for Insurance 2026.pdf' }))
    await userEvent.click(await files.findByRole('button', { name: 'Delete Insurance 2026.pdf' }))
    const trucks = await section(/^Trucks/)
    await userEvent.click(trucks.getByRole('button', { name: 'Delete the truck Stake bed 6' }))
    await expect(await screen.findAllByText('deleted when you save')).toHaveLength(2)
    await expect(screen.getByText('Unsaved changes')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText(VENDOR_ALERTS.updated)).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Stake bed 6')).not.toBeInTheDocument())
    await expect(screen.queryByText('Insurance 2026.pdf')).not.toBeInTheDocument()
  },
}

const choose = async (...files: File[]) =>
  userEvent.upload(await screen.findByLabelText('Choose files'), files, { applyAccept: false })

export const FileAdded: Story = {
  parameters: {
    answers: [
      answer(api.uploadVendorFile, {
        uploaded_file: {
          name: 'Permit.pdf',
          url: '/media/permit.pdf',
          content_type: 'application/pdf',
          size: 900,
        },
      }),
      storyEdits,
      storyTimeline,
    ],
  },
  play: async () => {
    await choose(new File(['%PDF-1.7'], 'Permit.pdf'), new File(['MZ'], 'setup.exe'))
    const files = await section(/^Files/)
    await expect(await files.findByText('900 bytes · added when you save')).toBeVisible()
    await expect(files.getByText(DOCUMENT_TEXTS.unknown)).toBeVisible()
    await expect(screen.getByText('A file was refused: dismiss it, and save')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
    await userEvent.click(files.getByRole('button', { name: 'Dismiss setup.exe' }))
    await expect(files.queryByText(DOCUMENT_TEXTS.unknown)).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled())
  },
}

export const UploadFailed: Story = {
  parameters: { answers: [unreachable(api.uploadVendorFile), storyEdits, storyTimeline] },
  play: async () => {
    await choose(new File(['%PDF-1.7'], 'Permit.pdf'))
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss Permit.pdf' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled())
  },
}

export const Uploading: Story = {
  parameters: { answers: [pending(api.uploadVendorFile), storyEdits, storyTimeline] },
  play: async () => {
    await choose(new File(['%PDF-1.7'], 'Permit.pdf'))
    await expect(await screen.findByRole('progressbar', { name: 'Sending Permit.pdf' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
    await expect(screen.getByText('Save waits for the files that are on their way')).toBeVisible()
  },
}

/** Two people edit one vendor: nothing is written over without a choice. */
export const StaleEdit: Story = {
  parameters: {
    answers: [
      overtaken(saveVendorEdits, {
        vendor: { ...storyVendor, version: 2 },
        trucks: storyTrucks,
        payment_schedules: [],
      }),
      storyEdits,
      storyTimeline,
    ],
  },
  play: async () => {
    const nickname = await screen.findByLabelText('Nickname')
    await userEvent.clear(nickname)
    await userEvent.type(nickname, 'Mine')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const choice = within(await screen.findByRole('dialog', { name: 'Changed by someone else meanwhile' }))
    await choice.findByRole('radio', { name: 'Mine' })
  },
}

export const Refused: Story = {
  play: async () => {
    const name = await screen.findByLabelText(/^Name/)
    await userEvent.clear(name)
    await userEvent.type(name, '=HYPERLINK("x","y")')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText(VENDOR_TEXTS.formulaName)).toBeVisible()
  },
}

export const NoSuchNumber: Story = {
  play: async () => {
    const ssn = await screen.findByLabelText('SSN')
    await userEvent.clear(ssn)
    await userEvent.type(ssn, '000-00-0000')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText(VENDOR_TEXTS.impossibleSsn)).toBeVisible()
  },
}

export const Create: Story = {
  render: () => <CreateVendorPage />,
  play: async () => {
    await expect(await screen.findByLabelText('Picture reporting')).toBeChecked()
    await expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus()
    await expect(screen.getByLabelText('Qualified')).not.toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    await expect(await screen.findByText(VENDOR_TEXTS.noName)).toBeVisible()
  },
}

export const CreateOnAPhone: Story = {
  render: () => <CreateVendorPage />,
  globals: { viewport: { value: 'phone' } },
}

export const Loading: Story = {
  parameters: { answers: [pending(vendorForEdit), pending(vendorTimeline)] },
}

const saysNoVendor = async () => {
  await expect(await screen.findByText('There is no such vendor')).toBeVisible()
  await expect(screen.getByRole('link', { name: 'All Truck Vendors' })).toHaveAttribute('href', '/drive')
  await expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
}

export const NotFound: Story = {
  parameters: {
    answers: [
      refusal(vendorForEdit, 'not_found', 'This vendor does not exist.'),
      refusal(vendorTimeline, 'not_found', 'This vendor does not exist.'),
    ],
  },
  play: saysNoVendor,
}

/** An address that names no record asks for none, and is answered in the console's words. */
export const NoId: Story = {
  parameters: { console: { path: '/drive/vendor/edit/abc' }, answers: [] },
  play: saysNoVendor,
}

export const ServerStopped: Story = {
  parameters: { answers: [unreachable(vendorForEdit), unreachable(vendorTimeline)] },
  play: async () => {
    await expect(await screen.findByText('This page could not be loaded')).toBeVisible()
    await expect(screen.getByRole('link', { name: 'All Truck Vendors' })).toBeVisible()
    await expect(screen.getAllByRole('button', { name: 'Try again' })[0]).toBeVisible()
  },
}

export const Revealed: Story = {
  parameters: {
    answers: [
      answer(vendorEndpoints.revealVendorNumbers, { ssn: '123-45-6789', ein: null }),
      storyEdits,
      storyTimeline,
    ],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reveal SSN and EIN' }))
    await expect(await screen.findByText('SSN: 123-45-6789')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
    await waitFor(() => expect(screen.queryByText('SSN: 123-45-6789')).not.toBeInTheDocument())
  },
}

export const DeleteRefused: Story = {
  parameters: {
    answers: [
      refusal(
        vendorEndpoints.deleteVendor,
        'conflict',
        'Box 5 is on the campaign Summer Tour, which has not ended.',
      ),
      storyEdits,
      storyTimeline,
    ],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    const asks = within(await screen.findByRole('alertdialog', { name: 'Delete Vega Hauling?' }))
    await userEvent.click(asks.getByRole('button', { name: 'Delete' }))
    await expect(await asks.findByText(/Box 5 is on the campaign/)).toBeVisible()
  },
}
