import { sheetEndpoints } from '@product/sdk/features/sheets'
import { pending, unreachable } from '@product/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { InstallGuideSheetPage } from './InstallGuideSheetPage'
import { installGuideFeature } from './sheets-feature'
import { longSheetTruck, storyInstallGuide } from './story-sheets'

const { installGuideTrucks } = sheetEndpoints

const meta = {
  title: 'Console/Production/InstallGuideSheetPage',
  component: InstallGuideSheetPage,
  decorators: [
    inConsole({ path: '/production/install-guide-sheet', role: 2, features: [installGuideFeature] }),
  ],
  parameters: { layout: 'fullscreen', answers: [storyInstallGuide()] },
} satisfies Meta<typeof InstallGuideSheetPage>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async () => {
    await expect((await screen.findAllByText('Vega Hauling'))[0]).toBeVisible()
    await expect((await screen.findAllByText('Fresno'))[0]).toBeVisible()
  },
}

export const LongTexts: Story = { parameters: { answers: [storyInstallGuide([longSheetTruck])] } }

export const NoTruckYet: Story = { parameters: { answers: [storyInstallGuide([])] } }

export const Loading: Story = { parameters: { answers: [pending(installGuideTrucks)] } }

export const ServerStopped: Story = { parameters: { answers: [unreachable(installGuideTrucks)] } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
