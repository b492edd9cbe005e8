import { ApiError } from '@product/sdk/client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inPage } from '../../ui/in-page'
import { LoginForm } from './LoginForm'

const meta: Meta<typeof LoginForm> = {
  title: 'Advertiser/Session/LoginForm',
  component: LoginForm,
  decorators: [inPage],
  args: { logIn: fn(() => Promise.resolve()) },
}

export default meta
type Story = StoryObj<typeof LoginForm>

const fill: Story['play'] = async ({ canvasElement }) => {
  const form = within(canvasElement)
  await userEvent.type(form.getByLabelText('Email'), 'client@demo.test')
  await userEvent.type(form.getByLabelText('Password'), 'secret')
}

export const Empty: Story = {}

export const NothingTyped: Story = {
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement)
    await userEvent.click(form.getByRole('button', { name: 'Log In' }))
    await expect(form.getByLabelText('Email')).toHaveAccessibleDescription('An email must be provided')
    await expect(form.getByLabelText('Password')).toHaveAccessibleDescription('A password must be provided')
    await expect(form.getByLabelText('Email')).toHaveFocus()
    await expect(args.logIn).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  args: { logIn: () => Promise.reject(new ApiError('bad_credentials', 'Invalid email/password')) },
  play: async context => {
    await fill(context)
    await userEvent.keyboard('{Enter}')
    await expect(await within(context.canvasElement).findByRole('alert')).toHaveTextContent(
      'Invalid email/password',
    )
  },
}

export const TooManyTries: Story = {
  args: { logIn: () => Promise.reject(new ApiError('too_many', 'Too many tries', { retryAfter: 40 })) },
  play: async context => {
    await fill(context)
    await userEvent.keyboard('{Enter}')
    await expect(await within(context.canvasElement).findByRole('alert')).toHaveTextContent('in 40 seconds')
  },
}

export const ClickedTwice: Story = {
  args: { logIn: fn(() => new Promise<void>(() => undefined)) },
  play: async context => {
    await fill(context)
    await userEvent.dblClick(within(context.canvasElement).getByRole('button', { name: 'Log In' }))
    await expect(context.args.logIn).toHaveBeenCalledOnce()
    await expect(context.args.logIn).toHaveBeenCalledWith({ email: 'client@demo.test', password: 'secret' })
  },
}

export const PasswordShown: Story = {
  play: async context => {
    await fill(context)
    const form = within(context.canvasElement)
    await userEvent.click(form.getByRole('button', { name: 'Show characters' }))
    await expect(form.getByLabelText('Password')).toHaveAttribute('type', 'text')
  },
}

/** The account has a second factor: the code is asked for once the password is right. */
export const CodeAskedFor: Story = {
  args: {
    logIn: fn(async form => {
      if (form.code === '123456') return
      throw new ApiError('invalid', 'Please check the marked fields.', {
        issues: { code: form.code === undefined ? 'Enter a code' : 'This code is not right.' },
      })
    }),
  },
  play: async context => {
    await fill(context)
    await userEvent.keyboard('{Enter}')
    const form = within(context.canvasElement)
    const code = await form.findByLabelText('Code')
    await waitFor(() => expect(code).toHaveFocus())
    await expect(form.queryByRole('alert')).toBeNull()
    await userEvent.type(code, '000000{Enter}')
    await waitFor(() => expect(code).toHaveAccessibleDescription('This code is not right.'))
    await userEvent.clear(code)
    await userEvent.type(code, '123456{Enter}')
    await waitFor(() => expect(context.args.logIn).toHaveBeenCalledTimes(3))
    await expect(context.args.logIn).toHaveBeenLastCalledWith({
      email: 'client@demo.test',
      password: 'secret',
      code: '123456',
    })
  },
}
