import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { wholeConsole } from '../testing/in-console'

const Nothing = (): ReactNode => null

const meta = {
  title: 'Console/Layout/Shell',
  component: Nothing,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Nothing>

export default meta
type Story = StoryObj<typeof meta>

export const Administrator: Story = { decorators: [wholeConsole({ role: 1, path: '/production' })] }
export const User: Story = { decorators: [wholeConsole({ role: 2, path: '/production' })] }
export const Owner: Story = { decorators: [wholeConsole({ role: 3, path: '/production' })] }
export const Communication: Story = { decorators: [wholeConsole({ role: 5, path: '/communication' })] }
export const LongName: Story = {
  decorators: [
    wholeConsole({ name: 'Maximiliana Featherstonehaugh-Cholmondeley the Third', path: '/production' }),
  ],
}
export const NoSuchPage: Story = { decorators: [wholeConsole({ path: '/nowhere' })] }
export const OnAPhone: Story = {
  decorators: [wholeConsole({ path: '/production' })],
  globals: { viewport: { value: 'phone' } },
}
