import { api } from '@product/sdk/api'
import { answer, pending, unreachable } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { PictureBoardPage } from './PictureBoardPage'
import { storyBoardAnswers } from './story-board'

const MAY = '/communication/picture-board?month=2026-05'

const meta = {
  title: 'Console/Messages/PictureBoardPage',
  component: PictureBoardPage,
  decorators: [inConsole({ path: MAY })],
  parameters: { layout: 'fullscreen', answers: storyBoardAnswers },
} satisfies Meta<typeof PictureBoardPage>

export default meta
type Story = StoryObj<typeof meta>

export const AMonth: Story = {
  play: async () => {
    const table = await screen.findByRole('table', { name: 'Trucks of May 2026' })
    await expect(within(table).getAllByRole('row')).toHaveLength(7)
    await expect(within(table).getByText('3 pictures to tag')).toBeVisible()
    // What is past is not decided here.
    await expect(screen.queryByRole('button', { name: /^Review/ })).toBeNull()
  },
}

export const ByKeyboard: Story = {
  play: async () => {
    const table = await screen.findByRole('table', { name: 'Trucks of May 2026' })
    const [, first, second] = within(table).getAllByRole('row')
    await userEvent.keyboard('jj')
    await expect(second).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('k')
    await expect(first).toContainElement(document.activeElement as HTMLElement)
  },
}

export const OneState: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Not asked 1' }))
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
    await expect(screen.getByText('Bay Haul')).toBeVisible()
  },
}

export const PicturesOfACell: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Back of Box 1: 2 pictures' }))
    await expect(await screen.findByRole('dialog', { name: 'Box 1, Back, 05/06/2026' })).toBeVisible()
  },
}

export const TrucksToReview: Story = {
  parameters: { console: { path: '/communication/picture-board' } },
  play: async () => {
    const [review] = await screen.findAllByRole('button', { name: 'Review the trucks of Vega Hauling' })
    if (review) await userEvent.click(review)
    await expect(await screen.findByRole('dialog', { name: 'Trucks on Campaign' })).toBeVisible()
    await expect(await screen.findByRole('button', { name: 'Approve Box 1' })).toBeVisible()
  },
}

export const NoTruck: Story = {
  parameters: { answers: [answer(api.pictureBoard, { month: '2026-05', trucks: [] })] },
  play: async () => {
    await expect(await screen.findByText('No truck was on a campaign in this month')).toBeVisible()
  },
}

export const Loading: Story = { parameters: { answers: [pending(api.pictureBoard)] } }

export const Failed: Story = { parameters: { answers: [unreachable(api.pictureBoard)] } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** The table would squeeze its words letter by letter: there are cards, side by side. */
export const OnALaptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async () => {
    await expect(await screen.findByRole('list', { name: 'Trucks of May 2026' })).toBeVisible()
    await expect(screen.queryByRole('table')).toBeNull()
  },
}

/** Vendors and trucks have no pages for this role. */
export const ForCommunication: Story = {
  parameters: { console: { role: 5 } },
  play: async () => {
    await screen.findByRole('table')
    await expect(screen.queryByRole('link', { name: 'Vega Hauling' })).toBeNull()
  },
}
