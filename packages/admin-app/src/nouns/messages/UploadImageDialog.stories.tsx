import { api } from '@product/sdk/api'
import { PICTURE_TEXTS } from '@product/sdk/nouns/files'
import { MESSAGE_MEDIA_TEXTS } from '@product/sdk/nouns/messages'
import { answer, pending, refusal } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { noisyPicture } from './story-pictures'
import { UploadImageDialog } from './UploadImageDialog'

const files = [{ url: '/media/a.jpg', small_url: '/media/a-small.jpg', bytes: 21_000 }]

const meta = {
  title: 'Console/Messages/UploadImageDialog',
  component: UploadImageDialog,
  decorators: [inConsole()],
  args: { onUploaded: fn(), onClose: fn() },
  parameters: { answers: [answer(api.uploadSmsMedia, { uploaded_images: ['/media/a.jpg'], files })] },
} satisfies Meta<typeof UploadImageDialog>

export default meta
type Story = StoryObj<typeof meta>

const upload = () => screen.getByRole('button', { name: 'Upload' })
const choose = async (...chosen: File[]) =>
  userEvent.upload(await screen.findByLabelText('Choose pictures', { selector: 'input' }), chosen, {
    applyAccept: false,
  })

export const NoneSelected: Story = {
  play: async () => {
    await expect(await screen.findByText(MESSAGE_MEDIA_TEXTS.none)).toBeVisible()
    await expect(upload()).toBeDisabled()
  },
}

export const Compressed: Story = {
  play: async ({ args }) => {
    const picture = await noisyPicture('truck.png', 200)
    await choose(picture)
    await expect(await screen.findByRole('button', { name: 'Take truck.png out' })).toBeVisible()
    await waitFor(() => expect(upload()).toBeEnabled())
    await userEvent.click(upload())
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalled())
  },
}

export const OnlyImages: Story = {
  play: async () => {
    await choose(
      new File(['%PDF'], 'invoice.pdf', { type: 'application/pdf' }),
      new File(['no picture'], 'torn.png', { type: 'image/png' }),
    )
    await expect(await screen.findByText('invoice.pdf is no image.')).toBeVisible()
    await expect(await screen.findByText('torn.png is no image.')).toBeVisible()
    await expect(upload()).toBeDisabled()
  },
}

/** What a phone saved: few browsers can read it, so it says how it can be sent. */
export const AHeic: Story = {
  play: async () => {
    await choose(new File(['....ftypheic'], 'IMG_1.HEIC', { type: 'image/heic' }))
    await expect(await screen.findByText(PICTURE_TEXTS.heic)).toBeVisible()
    await expect(upload()).toBeDisabled()
  },
}

/** One byte over with those that the message has. */
export const TooLarge: Story = {
  args: { attached: [5_242_880] },
  play: async () => {
    await choose(await noisyPicture('truck.png', 40))
    await expect(await screen.findByText(MESSAGE_MEDIA_TEXTS.tooLarge)).toBeVisible()
    await expect(upload()).toBeDisabled()
  },
}

export const TooMany: Story = {
  args: { attached: Array.from({ length: 10 }, () => 10) },
  play: async () => {
    await choose(await noisyPicture('truck.png', 40))
    await expect(await screen.findByText(MESSAGE_MEDIA_TEXTS.tooMany)).toBeVisible()
    await expect(upload()).toBeDisabled()
  },
}

const pressUpload = async () => {
  await choose(await noisyPicture('truck.png', 40))
  await waitFor(() => expect(upload()).toBeEnabled())
  await userEvent.click(upload())
}

export const OnItsWay: Story = {
  parameters: { answers: [pending(api.uploadSmsMedia)] },
  play: async () => {
    await pressUpload()
    await expect(await screen.findByRole('progressbar', { name: 'Uploading' })).toBeVisible()
  },
}

export const Refused: Story = {
  parameters: { answers: [refusal(api.uploadSmsMedia, 'wrong_type', 'This file is no picture.')] },
  play: async ({ args }) => {
    await pressUpload()
    await expect(await screen.findByText('This file is no picture.')).toBeVisible()
    await expect(args.onUploaded).not.toHaveBeenCalled()
  },
}
