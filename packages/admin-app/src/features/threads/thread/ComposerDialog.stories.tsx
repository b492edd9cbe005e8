import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { templatesAnswer } from '../../../nouns/messages/story-templates'
import { inConsole } from '../../../testing/in-console'
import { aContact } from '../story-threads'
import { ComposerDialog } from './ComposerDialog'

const meta = {
  title: 'Console/Threads/ComposerDialog',
  component: ComposerDialog,
  decorators: [inConsole()],
  args: {
    name: 'templates',
    thread: aContact(),
    attached: [],
    given: [],
    onClose: fn(),
    onImages: fn(),
    onText: fn(),
    onSchedule: fn(),
  },
  parameters: { answers: [templatesAnswer()] },
} satisfies Meta<typeof ComposerDialog>

export default meta
type Story = StoryObj<typeof meta>

/** The text of a template stands in the message with the vendor's name in it. */
export const Templates: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Install tomorrow/ }))
    await expect(args.onText).toHaveBeenCalledOnce()
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Images: Story = { args: { name: 'images' } }
