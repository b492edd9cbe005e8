import type { Meta, StoryObj } from '@storybook/react-vite'
import { ICON_NAMES, Icon } from './Icon'
import { inPage } from './in-page'

const meta: Meta<typeof Icon> = {
  title: 'Advertiser/Controls/Icon',
  component: Icon,
  decorators: [inPage],
}

export default meta

export const All: StoryObj = {
  render: () => (
    <ul style={{ display: 'grid', gap: 8, padding: 0, listStyle: 'none' }}>
      {ICON_NAMES.map(name => (
        <li key={name} style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
          <Icon name={name} size={24} />
          {name}
        </li>
      ))}
    </ul>
  ),
}
