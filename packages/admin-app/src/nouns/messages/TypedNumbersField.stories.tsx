import { type RefusedNumber, TYPED_NUMBER_TEXTS } from '@product/sdk/nouns/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { TypedNumbersField, type TypedNumbersFieldProps } from './TypedNumbersField'

function KeepingRefused(props: TypedNumbersFieldProps) {
  const [refused, setRefused] = useState<readonly RefusedNumber[]>([])
  return <TypedNumbersField {...props} refused={refused} onRefused={setRefused} />
}

const meta = {
  title: 'Console/Messages/TypedNumbersField',
  component: TypedNumbersField,
  decorators: [inConsole()],
  render: args => <KeepingRefused {...args} />,
  args: { already: [], onAdd: fn(), refused: [], onRefused: fn() },
} satisfies Meta<typeof TypedNumbersField>

export default meta
type Story = StoryObj<typeof meta>

const field = () => screen.findByRole('textbox', { name: 'Type numbers' })

export const ByEnterAndSemicolon: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(), '3105550101{Enter}')
    await expect(args.onAdd).toHaveBeenLastCalledWith(['+13105550101'])
    await userEvent.type(await field(), '(626) 555-0102;')
    await expect(args.onAdd).toHaveBeenLastCalledWith(['+16265550102'])
    await expect(await field()).toHaveValue('')
  },
}

/** Another way of writing is offered as a correction, never taken by itself and never dropped. */
export const Correction: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(), '310-555-0101{Enter}')
    await expect(args.onAdd).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('button', { name: 'Did you mean (310) 555-0101?' }))
    await expect(args.onAdd).toHaveBeenCalledWith(['+13105550101'])
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}

export const NotANumber: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(), '911{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Mend it' }))
    await expect(await field()).toHaveValue('911')
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}

export const OtherCharacters: Story = {
  play: async () => {
    await userEvent.type(await field(), 'call me')
    await expect(await field()).toBeInvalid()
    await expect(screen.getByText(TYPED_NUMBER_TEXTS.helper)).toBeVisible()
  },
}

export const ALotPasted: Story = {
  play: async ({ args }) => {
    await userEvent.click(await field())
    await userEvent.paste('3105550101\n+16265550102\r\n310.555.0103')
    await expect(args.onAdd).toHaveBeenCalledWith(['+13105550101', '+16265550102'])
    await expect(await screen.findByRole('button', { name: 'Did you mean (310) 555-0103?' })).toBeVisible()
  },
}
