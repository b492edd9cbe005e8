import { Tab, Tabs } from '@mui/material'
import { useTranslate } from 'ra-core'
import { GROUP_KINDS, type GroupKind } from './any-group'

interface GroupTabsProps {
  kind: GroupKind
  onChange: (kind: GroupKind) => void
  /** What they switch. */
  panelId: string
}

/** Campaign, City, Vendors on Campaign, Custom. Spec: communication, 2. */
export function GroupTabs({ kind, onChange, panelId }: GroupTabsProps) {
  const translate = useTranslate()
  return (
    <Tabs
      value={kind}
      onChange={(_event, next: GroupKind) => onChange(next)}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={translate('messages.groups.kinds')}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {GROUP_KINDS.map(name => (
        <Tab
          key={name}
          value={name}
          id={`${panelId}-${name}`}
          aria-controls={panelId}
          label={translate(`messages.groups.kind.${name}`)}
        />
      ))}
    </Tabs>
  )
}
