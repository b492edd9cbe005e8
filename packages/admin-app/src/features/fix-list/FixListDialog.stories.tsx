import { fixListEndpoints } from '@product/sdk/features/fix-list'
import { FIX_LIST_TEXTS } from '@product/sdk/nouns/fix-list'
import { answer, pending, refusal } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { FixListDialog } from './FixListDialog'
import { bleedingItem, closedItem, lateItem, storyItem, storyOwners, storyTrucks } from './story-fix-list'

const { createFixListItem, fixListItem, updateFixListItem } = fixListEndpoints

const meta = {
  title: 'Console/FixList/FixListDialog',
  component: FixListDialog,
  decorators: [inConsole({ role: 2 })],
  args: { shown: { id: 'new' }, onClose: fn() },
  parameters: { answers: [storyOwners, storyTrucks, answer(createFixListItem, { problem: [lateItem] })] },
  // While it comes the page below has no landmarks, and there is none of its own yet.
  play: async () => waitFor(() => expect(screen.getByRole('dialog')).toBeVisible()),
} satisfies Meta<typeof FixListDialog>

export default meta
type Story = StoryObj<typeof meta>

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

export const New: Story = {}

export const NothingFilledIn: Story = {
  play: async ({ args }) => {
    await press('Create')
    const alert = (await screen.findByText(FIX_LIST_TEXTS.errors)).closest<HTMLElement>('[role=alert]')
    if (!alert) throw new Error('The problems stand in no alert')
    const problems = within(alert).getAllByRole('listitem')
    await expect(problems.map(({ textContent }) => textContent)).toEqual([
      FIX_LIST_TEXTS.noTruck,
      FIX_LIST_TEXTS.noDescription,
      FIX_LIST_TEXTS.noTargetCloseDate,
    ])
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const TruckChosen: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox', { name: /^Truck/ }), 'bo')
    await userEvent.click(await screen.findByRole('option', { name: /Box 5/ }, { timeout: 3000 }))
    const chosen = await screen.findByRole('textbox', { name: 'Truck' })
    await expect(chosen).toHaveValue('Box 5')
    await expect(chosen).toBeDisabled()
    await press('Choose another truck')
    await expect(await screen.findByRole('combobox', { name: /^Truck/ })).toBeVisible()
  },
}

/** On a truck's page the truck is not asked for. */
export const NewOfATruck: Story = {
  args: { shown: { id: 'new', truckId: 5 } },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: /^Description/ })).toBeVisible()
    await expect(screen.queryByRole('combobox', { name: /^Truck/ })).toBeNull()
  },
}

export const Edit: Story = { args: { shown: { id: 8 } }, parameters: { answers: [storyItem(), storyOwners] } }

export const LongTexts: Story = {
  args: { shown: { id: 9 } },
  parameters: { answers: [storyItem(bleedingItem), storyOwners] },
}

export const MarkedAsClosed: Story = {
  args: { shown: { id: 8 } },
  parameters: {
    answers: [storyItem(), storyOwners, answer(updateFixListItem, { problem: [closedItem] })],
  },
  play: async ({ args }) => {
    await press(FIX_LIST_TEXTS.markAsClosed)
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

/** What could not be closed is open still. */
export const ClosingRefused: Story = {
  args: { shown: { id: 8 } },
  parameters: {
    answers: [
      storyItem(),
      storyOwners,
      refusal(updateFixListItem, 'invalid', FIX_LIST_TEXTS.noOwner, {
        product_owner_id: FIX_LIST_TEXTS.noOwner,
      }),
    ],
  },
  play: async ({ args }) => {
    await press(FIX_LIST_TEXTS.markAsClosed)
    await expect(await screen.findByText(FIX_LIST_TEXTS.errors)).toBeVisible()
    await expect(await screen.findByText('No unsaved changes')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** A closed item is read-only until it is reopened. */
export const Closed: Story = {
  args: { shown: { id: 4 } },
  parameters: {
    answers: [
      storyItem(closedItem),
      storyOwners,
      answer(updateFixListItem, {
        problem: [{ ...closedItem, closed: false, date_closed: null, version: 2 }],
      }),
    ],
  },
  play: async () => {
    await expect(await screen.findByText('This fix list item was closed on: 2026-05-11')).toBeVisible()
    await expect(screen.getByText(FIX_LIST_TEXTS.mustReopen)).toBeVisible()
    await expect(screen.queryByRole('textbox')).toBeNull()
    await press(FIX_LIST_TEXTS.reopen)
    await expect(await screen.findByText(FIX_LIST_TEXTS.updated)).toBeVisible()
  },
}

export const Loading: Story = { args: { shown: { id: 8 } }, parameters: { answers: [pending(fixListItem)] } }

export const Gone: Story = {
  args: { shown: { id: 99 } },
  parameters: { answers: [refusal(fixListItem, 'not_found', 'This fix list item was not found.')] },
}
