import { api } from '@product/sdk/api'
import {
  MACRO_ALERTS,
  PLACEHOLDER_ALERTS,
  PLACEHOLDER_NAME_TEXTS,
  WAYPOINT_GROUP_ALERTS,
  WEIGHTING_TEXTS,
} from '@product/sdk/nouns/placeholders'
import { answer, overtaken, pending, refusal, unreachable } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { MacrosPage } from './MacrosPage'
import { aSelectionTruck, aWaypointGroup, macroAnswers, noMacroAnswers } from './story-macros'

const meta = {
  title: 'Console/Drive/MacrosPage',
  component: MacrosPage,
  decorators: [inConsole({ path: '/drive/macro' })],
  parameters: { layout: 'fullscreen', answers: macroAnswers() },
} satisfies Meta<typeof MacrosPage>

export default meta
type Story = StoryObj<typeof meta>

const at = (path: string, answers = macroAnswers()) => ({
  console: { path: `/drive/macro?${path}` },
  answers,
})

const openForm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add Macro' }))
  return screen.findByRole('textbox', { name: /Name/ })
}

const fill = async (name: string) => {
  await userEvent.type(await openForm(), name)
  for (const [field, value] of [
    ['Number of Stops', '4'],
    ['Min Mileage', '20'],
    ['Max Mileage', '40'],
    ['Min Impressions', '100'],
    ['Max Impressions', '200'],
  ] as const) {
    await userEvent.type(screen.getByRole('textbox', { name: new RegExp(field) }), value)
  }
}

const choose = async (name: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: 'Choose a waypoint group' }))
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }))
}

export const SelectionTrucks: Story = {
  play: async () => {
    await expect(await screen.findByText('A LA Downtown, 60%')).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Bay Bikes Spring' })).toBeVisible()
  },
}

export const WaypointGroups: Story = { parameters: at('tab=groups') }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const NoneYet: Story = { parameters: { answers: noMacroAnswers } }

export const NoGroupsYet: Story = { parameters: at('tab=groups', noMacroAnswers) }

export const Loading: Story = { parameters: { answers: [pending(api.placeholders)] } }

export const Failed: Story = { parameters: { answers: [unreachable(api.placeholders)] } }

/** Weightings that are not 100 % together keep a macro from being added. */
export const Weighted: Story = {
  parameters: {
    answers: [
      ...macroAnswers(),
      answer(api.createPlaceholder, { new_placeholder: [aSelectionTruck({ name: 'North' })] }),
    ],
  },
  play: async () => {
    await fill('North')
    await userEvent.click(screen.getByRole('switch', { name: 'Use Waypoint Group Weighting' }))
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    await expect(await screen.findByText(WEIGHTING_TEXTS.noGroup)).toBeVisible()
    await choose('LA Downtown')
    await choose('Inland Empire')
    const weighting = screen.getByRole('spinbutton', { name: 'Weighting of LA Downtown in percent' })
    await userEvent.clear(weighting)
    await userEvent.type(weighting, '60')
    await expect(await screen.findByText(WEIGHTING_TEXTS.sum(60))).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    await userEvent.type(
      screen.getByRole('spinbutton', { name: 'Weighting of Inland Empire in percent' }),
      '40',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    await expect(await screen.findByText(MACRO_ALERTS.added)).toBeVisible()
  },
}

/** The next form starts with what this one said. */
export const SeveralAtOnce: Story = {
  parameters: {
    answers: [
      ...macroAnswers(),
      answer(api.createPlaceholder, {
        new_placeholder: [aSelectionTruck({ name: 'North' }), aSelectionTruck({ name: 'South' })],
      }),
    ],
  },
  play: async () => {
    await fill('North; South;')
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText(PLACEHOLDER_NAME_TEXTS.confirm(2))).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Proceed' }))
    await expect(await screen.findByText(PLACEHOLDER_ALERTS.added)).toBeVisible()
    await expect(await screen.findByRole('textbox', { name: /Name/ })).toHaveValue('')
    await expect(screen.getByRole('textbox', { name: /Max Mileage/ })).toHaveValue('40')
  },
}

export const NotAdded: Story = {
  parameters: {
    answers: [
      ...macroAnswers(),
      refusal(api.createPlaceholder, 'invalid', PLACEHOLDER_ALERTS.notLinked, {
        waypoint_ids: PLACEHOLDER_ALERTS.notLinked,
      }),
    ],
  },
  play: async () => {
    await fill('North')
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    await expect(await screen.findByText(new RegExp(MACRO_ALERTS.addFailed))).toBeVisible()
  },
}

export const FourGroups: Story = {
  parameters: at(
    'edit=9',
    macroAnswers(
      aSelectionTruck({
        waypoint_ids: [
          [21, 40],
          [22, 30],
          [23, 20],
          [24, 11],
        ],
        bridge_ids: [1, 2, 3, 4],
        waypoint_names: ['LA Downtown', 'LA Harbor and Long Beach', 'Inland Empire', 'San Fernando Valley'],
      }),
    ),
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText(WEIGHTING_TEXTS.sum(101))).toBeVisible()
    await expect(dialog.queryByRole('combobox')).toBeNull()
  },
}

export const Edited: Story = {
  parameters: at('edit=9', [
    ...macroAnswers(),
    answer(api.updatePlaceholder, { updated_placeholder: [aSelectionTruck({ version: 2 })] }),
  ]),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('switch', { name: 'Rep Route' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }))
    await expect(await screen.findByText(MACRO_ALERTS.updated)).toBeVisible()
  },
}

export const EditedByTwo: Story = {
  parameters: at('edit=9', [
    ...macroAnswers(),
    overtaken(api.updatePlaceholder, aSelectionTruck({ name: 'Their loop', version: 7 })),
  ]),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(await dialog.findByRole('textbox', { name: /Name/ }), ' mine')
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }))
    await expect(await screen.findByText('Changed by someone else meanwhile')).toBeVisible()
  },
}

export const NotDeleted: Story = {
  parameters: {
    answers: [
      ...macroAnswers(),
      refusal(api.deletePlaceholder, 'conflict', 'The Rep Route Downtown loop is on Summer Tour.'),
    ],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Downtown loop' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText('This action is irreversible')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expect(await dialog.findByText('The Rep Route Downtown loop is on Summer Tour.')).toBeVisible()
  },
}

export const Deleted: Story = {
  parameters: {
    answers: [...macroAnswers(), answer(api.deletePlaceholder, { deleted_placeholder: [aSelectionTruck()] })],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Downtown loop' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expect(await screen.findByText(MACRO_ALERTS.deleted)).toBeVisible()
  },
}

/** What can't be placed is named, and who drives to it. */
export const GroupEdited: Story = {
  parameters: at('tab=groups&edit=21', [
    ...macroAnswers(),
    answer(api.updateWaypointGroup, { updated_waypoint: [{ ...aWaypointGroup, version: 2 }] }),
  ]),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText('This address was not found: 00000')).toBeVisible()
    await expect(dialog.getByText('Used by Downtown loop.')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), ' East')
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }))
    await expect(await screen.findByText(WAYPOINT_GROUP_ALERTS.updated)).toBeVisible()
  },
}

export const GroupCreated: Story = {
  parameters: at('tab=groups', [
    ...macroAnswers(),
    answer(api.createWaypointGroup, { new_waypoint: [{ ...aWaypointGroup, waypoint_group_id: 40 }] }),
  ]),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create waypoint group' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(await dialog.findByRole('textbox', { name: /Name/ }), 'Downtown')
    const addresses = dialog.getByRole('textbox', { name: /Addresses/ })
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
    await expect(await dialog.findByText('Please enter at least one ZIP code or address.')).toBeVisible()
    await userEvent.click(addresses)
    await userEvent.paste('90012\n90015')
    await userEvent.click(await dialog.findByRole('button', { name: 'Put semicolons there' }))
    await expect(addresses).toHaveValue('90012; 90015')
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
    await expect(await screen.findByText(WAYPOINT_GROUP_ALERTS.added)).toBeVisible()
  },
}

/** What the service gave no answer to is not said to be nowhere. */
export const PlacesNotAnswered: Story = {
  parameters: at('tab=groups&edit=21', [
    ...macroAnswers().filter(({ path }) => path !== api.placesOfAddresses.path),
    answer(api.placesOfAddresses, { places: [{ address: '90012', at: null }], complete: false }),
  ]),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText(/^The addresses could not be looked up/)).toBeVisible()
    await expect(dialog.queryByText(/not found/)).toBeNull()
  },
}

export const GroupOnAPhone: Story = {
  parameters: at('tab=groups&edit=21'),
  globals: { viewport: { value: 'phone' } },
}

export const GroupDeleted: Story = {
  parameters: at('tab=groups', [
    ...macroAnswers(),
    answer(api.deleteWaypointGroup, { deleted_waypoint: [aWaypointGroup] }),
  ]),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete LA Downtown' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expect(await screen.findByText(WAYPOINT_GROUP_ALERTS.deleted)).toBeVisible()
  },
}
