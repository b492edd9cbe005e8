import type { Meta, StoryObj } from '@storybook/react-vite'
import type { HomeWidget, TodoItem } from '../../config/admin-feature'
import { inConsole } from '../../testing/in-console'
import { HomePage } from './HomePage'

const item = (id: number): TodoItem => ({
  id,
  name: `Coast to Coast ${id}`,
  reason: `Ends in ${id + 1} days`,
  to: '/advertise',
})

const list = (name: string, load: HomeWidget['load']): HomeWidget => ({
  name,
  title: 'Campaigns that end within 7 days',
  roles: [3],
  load,
})

const homeOf = (...home: HomeWidget[]) => [inConsole({ role: 3, features: [{ name: 'lists', home }] })]

const meta = {
  title: 'Console/Home/HomePage',
  component: HomePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomePage>

export default meta
type Story = StoryObj<typeof meta>

export const NothingToDo: Story = { decorators: homeOf(list('quiet', async () => [])) }
export const SomeToDo: Story = {
  decorators: homeOf(
    list('two', async () => [item(1), item(2)]),
    list('quiet', async () => []),
  ),
}
export const Loading: Story = { decorators: homeOf(list('waits', () => new Promise(() => undefined))) }
