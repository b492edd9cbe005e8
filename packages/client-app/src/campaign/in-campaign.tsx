import type { Decorator } from '@storybook/react-vite'
import { CampaignContext } from './campaign-context'
import { storyCampaigns } from './story-campaigns'

/** Gives a page the campaigns and the frame of the shell. For stories only. */
export const inCampaign: Decorator = Story => {
  const none = () => undefined
  const selected = storyCampaigns[0]
  const campaigns = { campaigns: storyCampaigns, selected, asked: selected?.id, select: none, retry: none }
  return (
    <CampaignContext value={{ ...campaigns, userId: 4, status: 'ready' }}>
      <main style={{ height: '100dvh', overflow: 'auto' }}>
        <Story />
      </main>
    </CampaignContext>
  )
}
