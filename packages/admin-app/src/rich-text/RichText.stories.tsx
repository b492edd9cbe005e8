import type { Meta, StoryObj } from '@storybook/react-vite'
import { Form } from 'ra-core'
import { expect, mocked, screen, spyOn, userEvent } from 'storybook/test'
import { inConsole } from '../testing/in-console'
import { RichText } from './RichText'
import { RichTextField } from './RichTextField'
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

const NOTES = '<p>Call <strong>before 9</strong>.</p><p>Gate code 4471.</p>'

/** The notes are read at once; the editor takes their place when the browser is idle, and nothing below moves. */
export const AtRest: Story = {
  render: () => (
    <>
      <Form record={{ notes: NOTES }}>
        <RichTextField source="notes" label="Notes" />
      </Form>
      <p>What stands below</p>
    </>
  ),
  beforeEach: () => {
    const idle = spyOn(window, 'requestIdleCallback').mockReturnValue(1)
    return () => idle.mockRestore()
  },
  play: async () => {
    const below = await screen.findByText('What stands below')
    await expect(await screen.findByText('before 9')).toBeVisible()
    await expect(screen.queryByRole('textbox')).toBeNull()
    const { top } = below.getBoundingClientRect()
    for (const [begin] of mocked(window.requestIdleCallback).mock.calls)
      begin({ didTimeout: false, timeRemaining: () => 50 })
    await screen.findByRole('textbox', { name: 'Notes' })
    await expect(below.getBoundingClientRect().top).toBeCloseTo(top, 0)
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
