import type { Meta, StoryObj } from '@storybook/react-vite'
import { inConsole } from '../testing/in-console'
import { FormDialog } from './FormDialog'
import { FormSkeleton } from './FormSkeleton'

const meta = {
  title: 'Console/Forms/FormDialog',
  component: FormDialog,
  decorators: [inConsole()],
  args: { title: 'Edit Client User', onClose: () => undefined, children: <FormSkeleton /> },
} satisfies Meta<typeof FormDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
