import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { inConsole } from '../testing/in-console'
import { PictureGrid } from './PictureGrid'
import { storyDuplicate, storyMedia } from './story-pictures'

const meta = {
  title: 'Console/Pictures/PictureGrid',
  component: PictureGrid,
  decorators: [inConsole()],
  args: { media: [1, 2, 3, 4].map(number => storyMedia(number)), onOpen: fn(), onDuplicates: fn() },
} satisfies Meta<typeof PictureGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Four: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Picture 3 of 4' }))
    await expect(args.onOpen).toHaveBeenCalledWith(2)
  },
}

export const One: Story = { args: { media: [storyMedia(1)] } }

export const Seven: Story = {
  args: { media: [0, 1, 2, 3, 4, 5, 6].map(number => storyMedia(number)) },
  play: async () => {
    await expect(await screen.findByText('+3 more')).toBeVisible()
    await expect(screen.getAllByRole('button')).toHaveLength(4)
  },
}

export const OneSeenBefore: Story = {
  args: {
    media: [storyMedia(1), storyMedia(2, { is_duplicate: true, duplicates: [storyDuplicate()] })],
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Duplicate Found' }))
    await expect(args.onDuplicates).toHaveBeenCalledWith(args.media[1])
  },
}

/** It stands among those that are not shown. */
export const OneOfTheOthersSeenBefore: Story = {
  args: {
    media: [1, 2, 3, 4, 5, 6].map(number =>
      storyMedia(number, number === 6 ? { is_duplicate: true, duplicates: [storyDuplicate()] } : {}),
    ),
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Duplicate Found' }))
    await expect(args.onDuplicates).toHaveBeenCalledWith(args.media[5])
  },
}

export const OnTheirWayAndRefused: Story = {
  args: {
    media: [
      storyMedia(1, { url: null, small_url: null, state: 'waiting' }),
      storyMedia(2, {
        url: null,
        small_url: null,
        state: 'refused',
        refusal: 'The picture is damaged or not complete. Please choose another or save it again.',
      }),
    ],
  },
}
