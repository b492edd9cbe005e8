import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inPage } from '../ui/in-page'
import { ThemeSwitch } from './ThemeSwitch'
import { chooseTheme } from './theme-choice'

const meta: Meta<typeof ThemeSwitch> = {
  title: 'Advertiser/Brand/ThemeSwitch',
  component: ThemeSwitch,
  decorators: [inPage],
  beforeEach: () => () => chooseTheme('system'),
}

export default meta

export const Chosen: StoryObj<typeof ThemeSwitch> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Theme: As the system' }))
    await userEvent.keyboard('{End}{Enter}')
    await expect(document.documentElement.dataset.theme).toBe('dark')
    await expect(canvas.getByRole('button', { name: 'Theme: Dark' })).toHaveFocus()
  },
}
