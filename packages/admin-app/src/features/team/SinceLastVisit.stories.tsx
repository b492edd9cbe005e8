import { api } from '@product/sdk/api'
import { answer } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { browserMemory } from '../../data/browser-storage'
import { inConsole } from '../../testing/in-console'
import { SinceLastVisit } from './SinceLastVisit'
import { storyEntry } from './story-team'

const deed = (id: number, over: Partial<typeof storyEntry>) => ({
  ...storyEntry,
  id,
  user: 'Olivia Owner',
  changes: [],
  ...over,
})

const entries = [
  storyEntry,
  deed(11, { action: 'updated campaign Summer Tour', entity: 'campaign', entity_id: '71' }),
  deed(10, { action: 'updated campaign Summer Tour', entity: 'campaign', entity_id: '71' }),
  deed(9, { action: 'created truck Box 5', entity: 'truck', entity_id: '5' }),
]

const logged = (logs: (typeof storyEntry)[]) => ({
  answers: [answer(api.activityLog, { logs: { '2026-06-02': logs }, rowCount: logs.length })],
})

const meta: Meta<typeof SinceLastVisit> = {
  title: 'Console/Home/SinceLastVisit',
  component: SinceLastVisit,
  decorators: [inConsole()],
  parameters: logged(entries),
  beforeEach() {
    // A visit that goes on: the user of stories is number 7.
    const visit = { since: Date.parse('2026-06-01T15:00:00Z'), seenAt: Date.now() - 60_000 }
    browserMemory.setItem('home-visit-7', JSON.stringify(visit))
    return () => browserMemory.removeItem('home-visit-7')
  },
}

export default meta
type Story = StoryObj<typeof SinceLastVisit>

/** Each record once, without one's own deeds. */
export const Some: Story = {
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement)
    await shown.findByRole('link', { name: 'Olivia Owner updated campaign Summer Tour' })
    await shown.findByRole('link', { name: 'Olivia Owner created truck Box 5' })
    await shown.findByText(/1 change before it/)
  },
}
export const Nothing: Story = { parameters: logged([storyEntry]) }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
