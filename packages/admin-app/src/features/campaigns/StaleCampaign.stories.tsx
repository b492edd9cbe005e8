import { NO_EDITS, stageFields } from '@product/sdk/features/campaigns'
import { aCampaign, aWholeCampaign } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { StaleCampaign } from './StaleCampaign'

const base = aWholeCampaign()

const meta: Meta<typeof StaleCampaign> = {
  title: 'Console/Advertise/StaleCampaign',
  component: StaleCampaign,
  decorators: [inConsole()],
  args: {
    overtaken: {
      base,
      mine: stageFields(base, NO_EDITS, { name: 'Winter Tour', csv_report_enabled: false }),
      theirs: aWholeCampaign({ campaign: aCampaign({ name: 'Autumn Tour', version: 4 }) }),
    },
    clientName: () => undefined,
    isPending: false,
    onTakeTheirs: fn(),
    onSave: fn(),
    onClose: fn(),
  },
}

export default meta
type Story = StoryObj<typeof StaleCampaign>

export const BothChangedTheName: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /Autumn Tour/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Save this choice' }))
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ fields: { csv_report_enabled: false } }),
    )
  },
}
