import { api } from '@product/sdk/api'
import { completedOnText, REMOVAL_TEXTS } from '@product/sdk/nouns/removals'
import { answer, pending, refusal } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { RemovalDialog } from './RemovalDialog'
import { completedRemoval, endingRemoval, overdueRemoval, storyRemoval } from './story-removals'

const meta = {
  title: 'Console/Production/RemovalDialog',
  component: RemovalDialog,
  decorators: [inConsole({ role: 2 })],
  args: { id: 8, onClose: fn() },
  parameters: {
    answers: [storyRemoval(), answer(api.updateRemoval, { updated_removal: [completedRemoval] })],
  },
} satisfies Meta<typeof RemovalDialog>

export default meta
type Story = StoryObj<typeof meta>

const button = async (name: string) => screen.findByRole('button', { name })
const pick = async (value: string) =>
  fireEvent.change(await screen.findByLabelText(/^Actual removal date/), { target: { value } })

/** Without a day it can't be marked as removed, and without a change not be saved. */
export const Open: Story = {
  play: async () => {
    await expect(await button(REMOVAL_TEXTS.saveAndMark)).toBeDisabled()
    await expect(await button(REMOVAL_TEXTS.save)).toBeDisabled()
  },
}

export const NotesSaved: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Notes' }), 'Ladder needed.')
    await userEvent.click(await button(REMOVAL_TEXTS.save))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(await screen.findByText(REMOVAL_TEXTS.saved)).toBeVisible()
  },
}

export const DatePicked: Story = {
  play: async ({ args }) => {
    await pick('2020-06-02')
    await userEvent.click(await button(REMOVAL_TEXTS.saveAndMark))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(await screen.findByText(REMOVAL_TEXTS.marked)).toBeVisible()
  },
}

export const DateBeforeTheStart: Story = {
  play: async () => {
    await pick('2020-04-30')
    await expect(
      await screen.findByText(
        'The removal date must not be before the payment schedule starts (05/01/2020).',
      ),
    ).toBeVisible()
    await expect(await button(REMOVAL_TEXTS.saveAndMark)).toBeDisabled()
    await pick('')
  },
}

/** Asked before the schedule ends early; refused, nothing is sent. */
export const EarlyEnd: Story = {
  play: async ({ args }) => {
    await pick('2020-05-28')
    await userEvent.click(await button(REMOVAL_TEXTS.saveAndMark))
    await expect(
      await screen.findByText(
        /^The payment schedule will end early by 3 days\. It was to end on 05\/31\/2020/,
      ),
    ).toBeVisible()
    await userEvent.click(await button('Cancel'))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(await button(REMOVAL_TEXTS.saveAndMark))
    await userEvent.click(await button('End early'))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

/** The dialog closes, and a message says why. */
export const SaveFailed: Story = {
  parameters: {
    answers: [
      storyRemoval(),
      refusal(
        api.updateRemoval,
        'conflict',
        'The payment schedule of this removal was changed by someone else in the meantime.',
      ),
    ],
  },
  play: async ({ args }) => {
    await pick('2020-06-02')
    await userEvent.click(await button(REMOVAL_TEXTS.saveAndMark))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(await screen.findByText(/was changed by someone else in the meantime/)).toBeVisible()
    await pick('')
  },
}

const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** What is no picture is not even sent; a picture is shown once it has arrived, and can be taken away again. */
export const PictureUploaded: Story = {
  parameters: { answers: [storyRemoval(), answer(api.uploadRemovalImage, { uploaded_image: DOT })] },
  play: async () => {
    const input = await screen.findByLabelText('Choose a picture', { selector: 'input' })
    await fireEvent.change(input, {
      target: { files: [new File(['<svg/>'], 'off.svg', { type: 'image/svg+xml' })] },
    })
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^SVG drawings are not accepted/)
    await fireEvent.change(input, {
      target: { files: [new File(['png'], 'off.png', { type: 'image/png' })] },
    })
    await expect(await screen.findByRole('img', { name: 'The truck after the removal' })).toBeVisible()
    await userEvent.click(await button('Remove picture'))
    await expect(screen.queryByRole('img', { name: 'The truck after the removal' })).toBeNull()
  },
}

export const Completed: Story = {
  args: { id: 4 },
  parameters: {
    answers: [
      storyRemoval(completedRemoval),
      answer(api.updateRemoval, { updated_removal: [overdueRemoval] }),
    ],
  },
  play: async ({ args }) => {
    await expect(await screen.findByRole('heading', { name: REMOVAL_TEXTS.review })).toBeVisible()
    await expect(await screen.findByText(completedOnText('2026-05-18'))).toBeVisible()
    await expect(screen.getByText(REMOVAL_TEXTS.mustReopen)).toBeVisible()
    await expect(screen.queryByRole('textbox')).toBeNull()
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'Restore the end of the payment schedule, 05/31/2026' }),
    )
    await userEvent.click(await button(REMOVAL_TEXTS.reopen))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const LongTexts: Story = {
  args: { id: 9 },
  parameters: { answers: [storyRemoval({ ...endingRemoval, removal_notes: 'Panel '.repeat(300) })] },
}

export const Loading: Story = { parameters: { answers: [pending(api.removal)] } }

export const Gone: Story = {
  parameters: { answers: [refusal(api.removal, 'not_found', 'This removal was not found.')] },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
