import type { Role } from '@product/sdk/values'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn } from 'storybook/test'
import type { AdminFeature, PageInsert } from '../config/admin-feature'
import { inConsole } from '../testing/in-console'
import { Inserts } from './Inserts'

const insert = (name: string, into: PageInsert['into'], roles: readonly Role[]): PageInsert => ({
  name,
  into,
  roles,
  part: () => <p>{`Insert: ${name}`}</p>,
})

const features: AdminFeature[] = [
  { name: 'messages', inserts: [insert('messages', 'drive', [1, 2]), insert('pictures', 'team', [1, 2])] },
  { name: 'payments', inserts: [insert('payments', 'drive', [1])] },
]

const meta = {
  title: 'Console/Layout/Inserts',
  component: Inserts,
  args: { into: 'drive' },
} satisfies Meta<typeof Inserts>

export default meta
type Story = StoryObj<typeof meta>

const shown = () => screen.queryAllByText(/^Insert: /).map(({ textContent }) => textContent)

export const OfThisPageInTheOrderOfFeatures: Story = {
  decorators: [inConsole({ role: 1, features })],
  play: async () => {
    await screen.findByText('Insert: messages')
    await expect(shown()).toEqual(['Insert: messages', 'Insert: payments'])
  },
}

export const OfThisPlace: Story = {
  args: { place: 'actions' },
  decorators: [
    inConsole({
      role: 1,
      features: [
        ...features,
        { name: 'a', inserts: [{ ...insert('above', 'drive', [1]), place: 'actions' }] },
      ],
    }),
  ],
  play: async () => {
    await screen.findByText('Insert: above')
    await expect(shown()).toEqual(['Insert: above'])
  },
}

export const OfThisRole: Story = {
  decorators: [inConsole({ role: 2, features })],
  play: async () => {
    await screen.findByText('Insert: messages')
    await expect(shown()).toEqual(['Insert: messages'])
  },
}

const Broken = () => {
  throw new Error('The part of another feature fails.')
}

export const OneThatFails: Story = {
  decorators: [
    inConsole({
      role: 1,
      features: [
        { name: 'broken', inserts: [{ name: 'broken', into: 'drive', part: Broken, roles: [1] }] },
        ...features,
      ],
    }),
  ],
  // React tells the console of every error that a boundary catches.
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  play: async () => {
    await screen.findByText('Insert: messages')
    await expect(shown()).toHaveLength(2)
  },
}
