import { SHEET_TEXTS, sheetEndpoints } from '@product/sdk/features/sheets'
import { pending, refusal, unreachable } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { PrintOrderSheetPage } from './PrintOrderSheetPage'
import { printOrderFeature } from './sheets-feature'
import { longSheetTruck, storyPrintOrder } from './story-sheets'

const { printOrderTrucks, exportPrintOrder } = sheetEndpoints

const meta = {
  title: 'Console/Production/PrintOrderSheetPage',
  component: PrintOrderSheetPage,
  decorators: [inConsole({ path: '/production/print-order-sheet', role: 2, features: [printOrderFeature] })],
  parameters: { layout: 'fullscreen', answers: [storyPrintOrder()] },
} satisfies Meta<typeof PrintOrderSheetPage>

export default meta
type Story = StoryObj<typeof meta>

const exportButton = (count: number) =>
  screen.findByRole('button', { name: count === 0 ? 'Export Excel' : `Export Excel (${count})` })

const search = async (text: string) => {
  const box = await screen.findByRole('searchbox', { name: 'Search' })
  await userEvent.clear(box)
  if (text !== '') await userEvent.type(box, text)
}

/** A table, with the page's own buttons beside it: on a wider screen they stand in the bar on top. */
const onATablet = { viewport: { value: 'tablet' } }

export const TicksSurviveSearchAndPages: Story = {
  globals: onATablet,
  play: async () => {
    await screen.findByText('8VEG101')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Box 1' }))
    await exportButton(1)
    await search('zamora')
    await screen.findByText('Box 21')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    await exportButton(4)
    await search('8veg')
    await userEvent.click(await screen.findByRole('button', { name: 'Go to page 2' }))
    await exportButton(4)
    await search('')
    await expect(await screen.findByRole('checkbox', { name: 'Select Box 1' })).toBeChecked()
  },
}

export const SelectAllFound: Story = {
  globals: onATablet,
  play: async () => {
    await search('vega')
    const table = await screen.findByRole('table', { name: 'Print Order Sheet' })
    await within(table).findByText('Box 10')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Select all 12 found' }))
    await exportButton(12)
    await expect(screen.queryByRole('button', { name: /found$/ })).toBeNull()
  },
}

export const NothingSelected: Story = {
  globals: onATablet,
  play: async () => {
    await screen.findByText('Box 1')
    await userEvent.click(await exportButton(0))
    await expect(await screen.findByText(SHEET_TEXTS.nothingSelected)).toBeVisible()
  },
}

export const AllDeletedMeanwhile: Story = {
  globals: onATablet,
  parameters: {
    answers: [storyPrintOrder(), refusal(exportPrintOrder, 'invalid', SHEET_TEXTS.allGone)],
  },
  play: async () => {
    await screen.findByText('Box 1')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Box 1' }))
    await userEvent.click(await exportButton(1))
    await expect(await screen.findByText(SHEET_TEXTS.allGone)).toBeVisible()
  },
}

export const LongTexts: Story = { parameters: { answers: [storyPrintOrder([longSheetTruck])] } }

export const NoTruckYet: Story = { parameters: { answers: [storyPrintOrder([])] } }

export const Loading: Story = { parameters: { answers: [pending(printOrderTrucks)] } }

export const ServerStopped: Story = { parameters: { answers: [unreachable(printOrderTrucks)] } }

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByText('Box 1')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Box 1' }))
    await exportButton(1)
  },
}
