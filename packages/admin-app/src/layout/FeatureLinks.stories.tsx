import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import type { AdminFeature } from '../config/admin-feature'
import { inConsole } from '../testing/in-console'
import { FeatureLinks } from './FeatureLinks'

const features: AdminFeature[] = [
  { name: 'people', links: [{ name: 'team', into: 'drive', label: 'Team', to: 'team' }] },
  {
    name: 'money',
    links: [
      { name: 'payments', into: 'drive', label: 'Payments', to: 'payments', isPrimary: true },
      { name: 'elsewhere', into: 'team', label: 'Elsewhere', to: 'payments' },
    ],
  },
]

const meta = {
  title: 'Console/Layout/FeatureLinks',
  component: FeatureLinks,
  args: { into: 'drive' },
} satisfies Meta<typeof FeatureLinks>

export default meta
type Story = StoryObj<typeof meta>

const names = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)

export const ThePrimaryOneFirst: Story = {
  decorators: [inConsole({ role: 1, features })],
  play: async () => {
    await screen.findByRole('link', { name: 'Payments' })
    await expect(names()).toEqual(['Payments', 'Team'])
  },
}

/** A User may not open the team's page, so nothing leads there. */
export const OfThisRole: Story = {
  decorators: [inConsole({ role: 2, features })],
  play: async () => {
    await screen.findByRole('link', { name: 'Payments' })
    await expect(names()).toEqual(['Payments'])
  },
}
