import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { ImportLink } from './ImportLink'

const meta = {
  title: 'Console/Drive/ImportLink',
  component: ImportLink,
  decorators: [inConsole({ path: '/drive' })],
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Import from CSV' })).toHaveAttribute(
      'href',
      '/drive/import',
    )
  },
} satisfies Meta<typeof ImportLink>

export default meta

export const OnDrive: StoryObj<typeof meta> = {}
export const Phone: StoryObj<typeof meta> = { globals: { viewport: { value: 'phone' } } }
