import { sessionEndpoints } from '@product/sdk/features/session'
import { pending, unreachable } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ROOT } from '../../paths'
import { EntryPage } from './EntryPage'
import { sessionState } from '../../session/session-state'

const meta: Meta<typeof EntryPage> = {
  title: 'Advertiser/Session/EntryPage',
  component: EntryPage,
  beforeEach: () => {
    sessionState.set({ status: 'checking', hints: undefined })
    return () => sessionState.set({ status: 'out' })
  },
  parameters: { layout: 'fullscreen', path: ROOT, answers: [pending(sessionEndpoints.verify)] },
}

export default meta

export const ServerStopped: StoryObj<typeof EntryPage> = {
  parameters: { answers: [unreachable(sessionEndpoints.verify)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /trying again/ })).toBeVisible()
  },
}

/** Last, because its call never ends. */
export const Asking: StoryObj<typeof EntryPage> = {}
