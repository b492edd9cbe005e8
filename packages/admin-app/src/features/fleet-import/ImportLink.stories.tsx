import type { Meta, StoryObj } from '@storybook/react-vite'
import { inConsole } from '../../testing/in-console'
import { ImportLink } from './ImportLink'

const meta = {
  title: 'Console/Drive/ImportLink',
  component: ImportLink,
  decorators: [inConsole({ path: '/drive' })],
} satisfies Meta<typeof ImportLink>

export default meta

export const OnDrive: StoryObj<typeof meta> = {}
export const Phone: StoryObj<typeof meta> = { globals: { viewport: { value: 'phone' } } }
