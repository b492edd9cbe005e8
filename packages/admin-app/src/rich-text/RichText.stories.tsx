import type { Meta, StoryObj } from '@storybook/react-vite'
import { Form } from 'ra-core'
import { expect, screen, userEvent } from 'storybook/test'
import { inConsole } from '../testing/in-console'
import { RichText } from './RichText'
import { RichTextInput } from './RichTextInput'

const HOSTILE = [
  '<p onclick="alert(1)">Call <b>before 9</b></p><script>alert(2)</script><style>p{display:none}</style>',
  '<img src="x" onerror="alert(3)"><iframe src="https://example.test"></iframe><svg onload="alert(4)"></svg>',
  '<a href="javascript:alert(5)">trap</a> <a href="https://example.test/a" style="position:fixed">link</a>',
  '<div><span>kept</span></div>',
].join('')

const meta = {
  title: 'Console/RichText',
  component: RichText,
  decorators: [inConsole()],
  args: { html: HOSTILE },
} satisfies Meta<typeof RichText>

export default meta
type Story = StoryObj<typeof meta>

/** Of what comes from elsewhere only the text and its harmless form are left. */
export const Cleaned: Story = {
  play: async () => {
    const text = await screen.findByText('before 9')
    const { parentElement: paragraph } = text
    await expect(paragraph?.getAttributeNames()).toEqual([])
    await expect(paragraph?.parentElement?.innerHTML).toBe(
      '<p>Call <b>before 9</b></p><a>trap</a> <a href="https://example.test/a" target="_blank" rel="noopener noreferrer">link</a>kept',
    )
  },
}

export const Editor: Story = {
  render: () => (
    <Form record={{ notes: '<p>Call <strong>before 9</strong>.</p>' }}>
      <RichTextInput source="notes" label="Notes" />
    </Form>
  ),
  play: async () => {
    const notes = await screen.findByRole('textbox', { name: 'Notes' })
    await userEvent.click(notes)
    await expect(notes).toHaveTextContent('Call before 9.')
    await userEvent.click(screen.getByRole('button', { name: 'Bulleted list' }))
    await expect(screen.getByRole('listitem')).toBeVisible()
  },
}
