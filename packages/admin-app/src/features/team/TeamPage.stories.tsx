import type { Meta, StoryObj } from '@storybook/react-vite'
import { teamEndpoints } from '@product/sdk/features/team'
import { answer, pending, unreachable } from '@product/sdk/testing'
import { expect, screen } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { storyActivity, storyTeam } from './story-team'
import { TeamPage } from './TeamPage'

const meta = {
  title: 'Console/Team/TeamPage',
  component: TeamPage,
  decorators: [inConsole({ path: '/team' })],
  parameters: { layout: 'fullscreen', answers: [storyTeam, storyActivity] },
} satisfies Meta<typeof TeamPage>

export default meta
type Story = StoryObj<typeof meta>

export const UsersAndActivity: Story = {}

export const NothingOnRecord: Story = {
  parameters: { answers: [storyTeam, answer(teamEndpoints.activityLog, { logs: {}, rowCount: 0 })] },
}

export const Loading: Story = {
  parameters: { answers: [pending(teamEndpoints.teamUsers), pending(teamEndpoints.activityLog)] },
}

export const ServerStopped: Story = {
  parameters: { answers: [unreachable(teamEndpoints.teamUsers), unreachable(teamEndpoints.activityLog)] },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    // A card is headed by the name, not by the id in the first column.
    await expect(await screen.findByRole('heading', { name: 'Adam Admin' })).toBeVisible()
  },
}
