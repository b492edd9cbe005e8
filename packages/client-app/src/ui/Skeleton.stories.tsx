import type { Meta, StoryObj } from '@storybook/react-vite'
import { inPage } from './in-page'
import { Skeleton } from './Skeleton'

const meta: Meta<typeof Skeleton> = {
  title: 'Advertiser/Controls/Skeleton',
  component: Skeleton,
  decorators: [inPage],
}

export default meta

export const Line: StoryObj<typeof Skeleton> = { args: { width: 240 } }
export const Block: StoryObj<typeof Skeleton> = { args: { width: 320, height: 160 } }
