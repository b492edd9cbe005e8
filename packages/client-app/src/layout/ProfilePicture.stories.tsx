import type { Meta, StoryObj } from '@storybook/react-vite'
import { markUrl } from '../theme/brand-mark'
import { inPage } from '../ui/in-page'
import { ProfilePicture } from './ProfilePicture'

const meta: Meta<typeof ProfilePicture> = {
  title: 'Advertiser/Shell/ProfilePicture',
  component: ProfilePicture,
  decorators: [inPage],
  args: { name: 'Ana Ruiz', url: null },
}

export default meta
type Story = StoryObj<typeof ProfilePicture>

export const Initials: Story = {}
export const Picture: Story = { args: { url: markUrl('#5a6268') } }
