import { api } from '@product/sdk/api'
import { TAGGING_TEXTS } from '@product/sdk/nouns/messages'
import { answer } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { inConsole } from '../testing/in-console'
import { PictureViewer } from './PictureViewer'
import { storyCampaignTruck, storyPicture, storyTag } from './story-pictures'

const meta = {
  title: 'Console/Pictures/PictureViewer',
  component: PictureViewer,
  decorators: [inConsole()],
  args: {
    at: 1,
    onGo: fn(),
    onClose: fn(),
    pictures: [1, 2, 3].map(number => ({
      src: storyPicture(number),
      label: `Box 5, 05/0${number}/2026`,
      download: storyPicture(number),
    })),
  },
  parameters: {
    layout: 'fullscreen',
    answers: [
      answer(api.pictureTags, { tag: [storyTag()] }),
      answer(api.campaignTrucksOfVendor, {
        campaignTrucks: [
          storyCampaignTruck(),
          storyCampaignTruck({ truck_id: 6, truck_name: 'Van 6', license_plate: '9XYZ987' }),
        ],
      }),
      answer(api.tagPicture, { tag: [storyTag(), storyTag({ truck_picture_id: 2, truck_name: 'Van 6' })] }),
      answer(api.untagPicture, { tag: [] }),
    ],
  },
} satisfies Meta<typeof PictureViewer>

export default meta
type Story = StoryObj<typeof meta>

export const OnlyLookedAt: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Box 5, 05/02/2026' })
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{Escape}')
    await expect(args.onGo).toHaveBeenNthCalledWith(1, 2)
    await expect(args.onGo).toHaveBeenNthCalledWith(2, 0)
    await expect(args.onClose).toHaveBeenCalled()
  },
}

const onDuplicates = fn()

export const OneSeenBefore: Story = {
  args: {
    pictures: meta.args.pictures.map((picture, at) => (at === 1 ? { ...picture, onDuplicates } : picture)),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Duplicate Found' }))
    await expect(onDuplicates).toHaveBeenCalled()
  },
}

/** T, the truck, Enter: the next picture of the same truck is T and Enter. */
export const TaggedByKeys: Story = {
  args: { vendorId: 3 },
  play: async () => {
    await expect(await screen.findByText('Box 5 · 8ABC123 · Summer Tour · Back')).toBeVisible()
    await userEvent.keyboard('t')
    await userEvent.click(await screen.findByRole('radio', { name: /Van 6/ }))
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByText(TAGGING_TEXTS.added)).toBeVisible()
    await expect(await screen.findByText('Van 6 · 8ABC123 · Summer Tour · Back')).toBeVisible()
  },
}

export const ATagTakenOff: Story = {
  args: { vendorId: 3 },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Take the tag/ }))
    await expect(await screen.findByText('Not tagged yet')).toBeVisible()
  },
}

export const NobodyKnown: Story = {
  args: { vendorId: null },
  parameters: { answers: [answer(api.pictureTags, { tag: [] })] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Tag' }))
    await waitFor(() => expect(screen.getByText(TAGGING_TEXTS.noTruck)).toBeVisible())
  },
}
