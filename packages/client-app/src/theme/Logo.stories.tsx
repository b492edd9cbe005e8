import { DEFAULT_BRAND } from '@product/sdk/values'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inPage } from '../ui/in-page'
import { Logo } from './Logo'

const meta: Meta<typeof Logo> = {
  title: 'Advertiser/Brand/Logo',
  component: Logo,
  decorators: [inPage],
  args: { brand: DEFAULT_BRAND },
}

export default meta
type Story = StoryObj<typeof Logo>

export const Normal: Story = {}
export const MarkOnly: Story = { args: { markOnly: true } }
export const OtherBrand: Story = {
  args: { brand: { name: 'Sunshine Boards', logoUrl: null, primary: '#ffd400' } },
}
