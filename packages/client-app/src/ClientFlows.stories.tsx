import { createApiClient } from '@product/sdk/client'
import { LOGIN_TEXTS } from '@product/sdk/features/session'
import { SESSION_EXPIRED_TEXT } from '@product/sdk/nouns/people'
import { A_CLIENT, onRealServer, type RealServer, storeDrivenCampaign } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ClientPages } from './ClientApp'
import { PATHS } from './paths'
import { sessionState } from './session/session-state'

const prepare: RealServer['prepare'] = (api, clientOf) => storeDrivenCampaign(api, clientOf, new Date())

const meta = {
  title: 'Flows/Advertiser',
  component: ClientPages,
  parameters: {
    layout: 'fullscreen',
    path: PATHS.login,
    ...onRealServer({ prepare, as: 'nobody' }),
  },
  // As a page that was just opened: what an earlier story knew of its session is no more.
  beforeEach() {
    sessionState.set({ status: 'checking', hints: undefined })
    return () => sessionState.set({ status: 'out' })
  },
} satisfies Meta<typeof ClientPages>

export default meta
type Story = StoryObj<typeof meta>

/** The server refuses a wrong password, and knows the right one. */
export const Login: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Email'), A_CLIENT.email)
    const password = screen.getByLabelText('Password')
    await userEvent.type(password, 'a guess')
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }))
    await expect(await screen.findByText(LOGIN_TEXTS.refused)).toBeVisible()
    await userEvent.clear(password)
    await userEvent.type(password, A_CLIENT.password)
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }))
    await expect(await screen.findByLabelText('Totals of what is drawn')).toBeVisible()
  },
}

/** Where the truck drove, as its tracker told. */
export const RoutesOnTheMap: Story = {
  parameters: { path: PATHS.map, ...onRealServer({ prepare, as: A_CLIENT }) },
  play: async () => {
    await screen.findByLabelText('Totals of what is drawn')
    await waitFor(() => {
      const totals = screen.getByLabelText('Totals of what is drawn')
      void expect(totals).toHaveTextContent('Trucks1')
      void expect(totals).toHaveTextContent('Miles11')
    })
  },
}

/** Miles and impressions of the campaign, counted by the server from what the tracker told. */
export const Analytics: Story = {
  parameters: { path: PATHS.analytics, ...onRealServer({ prepare, as: A_CLIENT }) },
  play: async () => {
    const totals = within(await screen.findByRole('region', { name: 'Totals' }))
    await expect(await totals.findByText('11')).toBeVisible()
    await expect(totals.getByText('3,060')).toBeVisible()
  },
}

/** A session that ended leads to the login, with the way back. */
export const SessionEnded: Story = {
  parameters: { path: PATHS.analytics },
  play: async () => {
    await screen.findByRole('button', { name: 'Log In' })
  },
}

/** A session that ends under the page: the next call says so, and five seconds later the login is there. */
export const SessionExpires: Story = {
  parameters: { path: PATHS.analytics, ...onRealServer({ prepare, as: A_CLIENT }) },
  play: async ({ userEvent }) => {
    await screen.findByRole('region', { name: 'Totals' })
    // As the end of it on another device: the page is not told.
    await createApiClient({ baseUrl: '/api', fetch: (url, init) => fetch(url, init) }).logout()
    await userEvent.click(screen.getByRole('link', { name: 'Campaign Map' }))
    await expect(await screen.findByText(SESSION_EXPIRED_TEXT)).toBeVisible()
    await expect(await screen.findByRole('button', { name: 'Log In' })).toBeVisible()
  },
}
