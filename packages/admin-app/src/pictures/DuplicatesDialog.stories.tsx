import { api } from '@product/sdk/api'
import { answer } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { inConsole } from '../testing/in-console'
import { DuplicatesDialog } from './DuplicatesDialog'
import { storyDuplicate, storyPicture } from './story-pictures'

const twins = [
  storyDuplicate({ kind: 'exact', confidence_level: 100 }),
  storyDuplicate({
    duplicate_with: storyPicture(1),
    confidence_level: 61,
    original_uploaded_at: '2026-03-01T07:30:00.000Z',
  }),
]

const meta = {
  title: 'Console/Pictures/DuplicatesDialog',
  component: DuplicatesDialog,
  decorators: [inConsole()],
  args: { url: storyPicture(0), duplicates: twins, onChange: fn(), onClose: fn() },
  parameters: { answers: [answer(api.tellPicturesApart, { duplicates: twins.slice(0, 1) })] },
} satisfies Meta<typeof DuplicatesDialog>

export default meta
type Story = StoryObj<typeof meta>

/** The day is that of Los Angeles. The same file can't be told apart. */
export const TheSameFileAndALookAlike: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Duplicate Images Found' })
    await expect(within(dialog).getByText(/Came on 02\/28\/2026/)).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Not a duplicate' }))
    await screen.findByText('The two pictures count as different from now on')
    await expect(within(dialog).getByText('The same file')).toBeVisible()
    await expect(args.onChange).toHaveBeenCalledWith(twins.slice(0, 1))
  },
}

export const TheLastOneToldApart: Story = {
  args: { duplicates: twins.slice(1) },
  parameters: { answers: [answer(api.tellPicturesApart, { duplicates: [] })] },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Not a duplicate' }))
    await screen.findByText('The two pictures count as different from now on')
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const OfNobodyKnown: Story = {
  args: { duplicates: [storyDuplicate({ vendor_id: null, vendor_name: null })] },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
