import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { inConsole } from '../../testing/in-console'
import { ChangesDialog } from './ChangesDialog'
import { storyEntry, storyImportEntry, storyParts } from './story-team'

const meta = {
  title: 'Console/Team/ChangesDialog',
  component: ChangesDialog,
  decorators: [inConsole()],
  args: { entry: storyEntry, onClose: () => undefined },
} satisfies Meta<typeof ChangesDialog>

export default meta
type Story = StoryObj<typeof meta>

export const BeforeAndAfter: Story = {}

export const AnImport: Story = {
  args: { entry: storyImportEntry },
  parameters: { answers: [storyParts] },
  play: async () => {
    await expect(await screen.findByText('created vendor Vega Hauling')).toBeVisible()
  },
}

export const LongValues: Story = {
  args: {
    entry: {
      ...storyEntry,
      changes: [{ field: 'bounding_boxes', before: [[-118.3, 34.1]], after: 'x'.repeat(600) }],
    },
  },
}
