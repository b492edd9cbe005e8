import { DEFAULT_BRAND } from '@product/sdk/values'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { inPage } from '../ui/in-page'
import { TermsDialog } from './TermsDialog'

const meta: Meta<typeof TermsDialog> = {
  title: 'Advertiser/Shell/TermsDialog',
  component: TermsDialog,
  decorators: [inPage],
  args: { terms: DEFAULT_BRAND.terms, onAccept: fn(), onClose: fn() },
}

export default meta
type Story = StoryObj<typeof TermsDialog>

export const Normal: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'I Accept' }))
    await expect(args.onAccept).toHaveBeenCalledOnce()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
export const Accepting: Story = { args: { isAccepting: true } }
export const Failed: Story = { args: { hasFailed: true } }
export const LongTerms: Story = {
  args: { terms: Array.from({ length: 30 }, (_, at) => `${at + 1}. ${DEFAULT_BRAND.terms[0]}`) },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
