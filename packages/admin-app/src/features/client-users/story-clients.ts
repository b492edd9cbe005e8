import { clientUserEndpoints } from '@product/sdk/features/client-users'
import { CLIENT_USER_FIELDS } from '@product/sdk/nouns/people'
import { answer, blankRow } from '@product/sdk/testing'

export const storyClient = (
  user_id: number,
  user_name: string,
  company: string | null,
  campaigns: string[],
) => ({
  ...blankRow(CLIENT_USER_FIELDS),
  user_id,
  user_name,
  email: `${user_name.split(' ')[0]?.toLowerCase()}@client.test`,
  company,
  privilege_id: 4 as const,
  campaigns: campaigns.map((name, at) => ({ campaign_id: 70 + at, name })),
  last_login_at: null,
  version: 1,
})

export const storyClients = answer(clientUserEndpoints.clientUsers, {
  clients: [
    storyClient(11, 'Clara Client', 'Golden State Coffee', ['Los Angeles', 'New York', 'San Francisco']),
    storyClient(12, 'Maximiliane Theodora von Hohenberg-Aldenhoven', 'A company with quite a long name', []),
    storyClient(13, 'Hal', null, ['Harbor Foods Spring']),
  ],
  rowCount: 3,
})
