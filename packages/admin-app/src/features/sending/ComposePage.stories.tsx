import { api } from '@product/sdk/api'
import { MESSAGE_TEXTS, TYPED_NUMBER_TEXTS } from '@product/sdk/nouns/messages'
import { answer, pending, refusal } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { bringFiles } from '../../nouns/messages/story-files'
import { storyBlast } from '../../nouns/messages/story-blast'
import { groupAnswers } from '../../nouns/messages/story-groups'
import { templatesAnswer } from '../../nouns/messages/story-templates'
import { inConsole } from '../../testing/in-console'
import { ComposePage } from './ComposePage'

const plan = answer(api.planBlast, {
  recipients: [
    {
      phone_number: '+13105550101',
      vendor_id: 3,
      name: 'Vega Hauling',
      sources: ['Group: Summer Tour', 'Typed'],
      body: 'Hi Vega Hauling, please wash the truck.',
      segments: 1,
    },
    {
      phone_number: '+15625550102',
      vendor_id: 4,
      name: 'Harbor & Sons Hauling and Freight Company of Greater Long Beach',
      sources: ['Group: Summer Tour'],
      body: 'Hi Harbor & Sons Hauling and Freight Company of Greater Long Beach, please wash the truck.',
      segments: 1,
    },
  ],
  left_out: [
    {
      phone_number: null,
      name: 'Silent Freight',
      source: 'Group: Summer Tour',
      reason: 'The vendor has no telephone number.',
    },
  ],
  segments: 2,
  quiet_hours: true,
})

const recent = answer(api.blasts, {
  blasts: [
    storyBlast({ attempted: 120, successful: 118, failed: 2 }),
    storyBlast({ blast_id: 6, kind: 'reminder', body: '' }),
  ],
})

const others = [answer(api.blasts, { blasts: [] }), ...groupAnswers(), templatesAnswer()]

const meta = {
  title: 'Console/Communication/ComposePage',
  component: ComposePage,
  decorators: [inConsole({ path: '/communication/compose' })],
  parameters: { layout: 'fullscreen', answers: [plan, ...others] },
} satisfies Meta<typeof ComposePage>

export default meta
type Story = StoryObj<typeof meta>

const type = async (text: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: 'Type numbers' }), text)
const write = async (text: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: 'Text' }), text)
const send = () => screen.getByRole('button', { name: /^Send/ })

const chooseGroup = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Choose groups' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(await dialog.findByRole('button', { name: /Summer Tour/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
}

export const Empty: Story = {
  parameters: { answers: [recent, ...groupAnswers()] },
  play: async () => {
    await waitFor(() => expect(send()).toBeDisabled())
    await expect(await screen.findByText('Picture reminder')).toBeVisible()
  },
}

/** Neither a text alone nor a recipient alone can be sent. */
export const TextAndRecipient: Story = {
  play: async () => {
    await write('Hello')
    await expect(send()).toBeDisabled()
    await type('3105550101{Enter}')
    await waitFor(() => expect(send()).toBeEnabled())
  },
}

export const Planned: Story = {
  play: async () => {
    await chooseGroup()
    await write('Hi {{vendor}, please wash the truck.')
    await expect(await screen.findByText('Hi Vega Hauling, please wash the truck.')).toBeVisible()
    await expect(screen.getByText(/The vendor has no telephone number/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Send to 2' })).toBeEnabled()
  },
}

export const PlannedOnAPhone: Story = { ...Planned, globals: { viewport: { value: 'phone' } } }

export const CorrectionOffered: Story = {
  play: async () => {
    await type('310.555.0101{Enter}')
    await userEvent.click(
      await screen.findByRole('button', { name: TYPED_NUMBER_TEXTS.correction('(310) 555-0101') }),
    )
    await expect(await screen.findByText('(310) 555-0101')).toBeVisible()
  },
}

export const PictureDropped: Story = {
  play: async () => {
    const files = [new File(['%PDF'], 'invoice.pdf', { type: 'application/pdf' })]
    bringFiles(await screen.findByRole('textbox', { name: 'Text' }), 'drop', files)
    await expect(await screen.findByText('invoice.pdf is no image.')).toBeVisible()
  },
}

/** What has to be mended outlives a reload, like all that was written. */
export const RefusedNumberAfterAReload: Story = {
  beforeEach: () => {
    const value = { sources: [], refused: [{ text: '911' }], body: 'Hello', images: [] }
    localStorage.setItem('draft|7|compose|gone', JSON.stringify({ value, savedAt: Date.now() }))
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Mend it' }))
    await expect(screen.getByRole('textbox', { name: 'Type numbers' })).toHaveValue('911')
  },
}

export const NumbersOfAFile: Story = {
  play: async () => {
    const csv = 'name,phone\nVega,(310) 555-0101\nHarbor,555-0102\nVega again,310-555-0101\n'
    await userEvent.upload(
      await screen.findByLabelText('Upload CSV', { selector: 'input' }),
      new File([csv], 'list.csv', { type: 'text/csv' }),
    )
    await expect(await screen.findByText('list.csv (1)')).toBeVisible()
    await expect(screen.getByText(/Row 3: 555-0102/)).toBeVisible()
  },
}

export const Sent: Story = {
  parameters: { answers: [plan, answer(api.sendBlast, { blast: storyBlast() }), ...others] },
  play: async () => {
    await type('3105550101{Enter}')
    await write('Hello')
    await waitFor(() => expect(send()).toBeEnabled())
    await userEvent.click(send())
    await expect(await screen.findByText(MESSAGE_TEXTS.sent)).toBeVisible()
  },
}

export const Scheduled: Story = {
  parameters: { answers: [plan, pending(api.sendBlast), ...others] },
  play: async () => {
    await type('3105550101{Enter}')
    await write('Hello')
    const schedule = screen.getByRole('button', { name: 'Schedule' })
    await waitFor(() => expect(schedule).toBeEnabled())
    await userEvent.click(schedule)
    await expect(await screen.findByRole('dialog', { name: 'Schedule Send' })).toBeVisible()
  },
}

/** At the turn of a month the text is that of the time it goes out, not of now. */
export const ScheduledNamesItsMonth: Story = {
  parameters: { answers: [plan, ...others] },
  play: async () => {
    await type('3105550101{Enter}')
    await write('Pictures of {{month}')
    const schedule = screen.getByRole('button', { name: 'Schedule' })
    await waitFor(() => expect(schedule).toBeEnabled())
    await userEvent.click(schedule)
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule Send' }))
    await expect(await dialog.findByText('What will be sent then')).toBeVisible()
    await expect(await dialog.findByText('Hi Vega Hauling, please wash the truck.')).toBeVisible()
  },
}

export const Refused: Story = {
  parameters: {
    answers: [plan, refusal(api.sendBlast, 'invalid', 'Nobody is left to send it to.'), ...others],
  },
  play: async () => {
    await type('3105550101{Enter}')
    await write('Hello')
    await waitFor(() => expect(send()).toBeEnabled())
    await userEvent.click(send())
    await expect(await screen.findByText('Nobody is left to send it to.')).toBeVisible()
    await expect(await screen.findByText('(310) 555-0101')).toBeVisible()
  },
}

export const FromATemplate: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Template' }))
    await userEvent.click(await screen.findByRole('button', { name: /Install tomorrow/ }))
    await expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveValue(
      'Hi {vendor}, we install tomorrow at 8. Please have the truck washed.',
    )
  },
}

export const PlanFailed: Story = {
  parameters: { answers: [refusal(api.planBlast, 'server', 'Something went wrong.'), ...others] },
  play: async () => {
    await type('3105550101{Enter}')
    await write('Hello')
    await expect(await screen.findByText('Something went wrong.')).toBeVisible()
  },
}
