import { PICTURE_TEXTS } from '@product/sdk/nouns/files'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { inConsole } from '../testing/in-console'
import { CropDialog } from './CropDialog'

/** Wider than high, so that the square starts at half of its height. */
const drawing = new Blob(
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="#5a6268"/><circle cx="320" cy="200" r="120" fill="#b93a76"/></svg>`,
  ],
  { type: 'image/svg+xml' },
)

const meta = {
  title: 'Console/Pictures/CropDialog',
  component: CropDialog,
  decorators: [inConsole()],
  args: { file: drawing, onCrop: async () => undefined, onClose: () => undefined },
} satisfies Meta<typeof CropDialog>

export default meta
type Story = StoryObj<typeof meta>

export const HalfToStartWith: Story = {}

export const NotAPicture: Story = { args: { file: new Blob(['no picture'], { type: 'image/png' }) } }

const line = new Blob([`<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="2"/>`], {
  type: 'image/svg+xml',
})

/** A square can't be cut out of it: it says so, and can't be used. */
export const TooNarrow: Story = {
  args: { file: line },
  play: async () => {
    await expect(await screen.findByText(PICTURE_TEXTS.tooNarrow)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Use this picture' })).toBeDisabled()
  },
}
