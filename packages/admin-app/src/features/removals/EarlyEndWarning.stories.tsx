import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { EarlyEndWarning } from './EarlyEndWarning'

const meta = {
  title: 'Console/Production/EarlyEndWarning',
  component: EarlyEndWarning,
  decorators: [inConsole({ role: 2 })],
  args: { days: 1, was: '2026-05-31', becomes: '2026-05-30', onConfirm: fn(), onClose: fn() },
} satisfies Meta<typeof EarlyEndWarning>

export default meta

export const ByOneDay: StoryObj<typeof meta> = {}
