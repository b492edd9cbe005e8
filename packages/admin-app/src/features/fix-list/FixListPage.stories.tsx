import { fixListEndpoints } from '@product/sdk/features/fix-list'
import { FIX_LIST_TEXTS } from '@product/sdk/nouns/fix-list'
import { answer, pending, unreachable } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { FixListPage } from './FixListPage'
import { storyItems, storyOwners } from './story-fix-list'

const { fixList } = fixListEndpoints

const meta = {
  title: 'Console/FixList/FixListPage',
  component: FixListPage,
  decorators: [inConsole({ path: '/fixlist', role: 2 })],
  parameters: { layout: 'fullscreen', answers: [storyItems, storyOwners] },
} satisfies Meta<typeof FixListPage>

export default meta
type Story = StoryObj<typeof meta>

export const BothTables: Story = {
  play: async () => {
    const open = await screen.findByRole('table', { name: FIX_LIST_TEXTS.open })
    await expect(open).toBeVisible()
    await expect(await screen.findByRole('table', { name: FIX_LIST_TEXTS.closed })).toBeVisible()
    await expect(screen.getByRole('heading', { name: FIX_LIST_TEXTS.open })).toBeVisible()
    await expect((await screen.findAllByText(/days? late$/)).length).toBeGreaterThan(0)
  },
}

export const NothingToFix: Story = {
  parameters: { answers: [answer(fixList, { problem: [], rowCount: 0 })] },
}

export const Loading: Story = { parameters: { answers: [pending(fixList)] } }

export const ServerStopped: Story = { parameters: { answers: [unreachable(fixList)] } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
