import { Box, ListItemButton, ListItemIcon, ListItemText } from '@mui/material'
import { useTranslate } from 'ra-core'
import { memo, type ComponentType, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { SidebarEntry } from '../config/admin-feature'
import { EntryCount } from './EntryCount'

const ROW = {
  borderRadius: 1,
  minHeight: 34,
  py: 0,
  px: 1,
  color: 'text.primary',
  '&.Mui-selected': { bgcolor: 'action.selected', '& .MuiListItemIcon-root': { color: 'primary.main' } },
  '&.Mui-selected:hover': { bgcolor: 'action.selected' },
}

const Icon = ({ icon: Drawn }: { icon?: ComponentType<{ fontSize?: 'small' }> }) => (
  <ListItemIcon sx={{ minWidth: 32, color: 'inherit' }}>{Drawn && <Drawn fontSize="small" />}</ListItemIcon>
)

const Text = ({ children, quiet = false }: { children: string; quiet?: boolean }) => (
  <ListItemText
    primary={children}
    slotProps={{ primary: { noWrap: true, sx: { fontWeight: quiet ? 400 : 500, fontSize: '0.875rem' } } }}
  />
)

/** One entry of the sidebar; those below another are set in and lighter. */
export const SidebarLink = memo(function SidebarLink({
  entry: { label, path, icon, count, name },
  isActive,
  isChild = false,
}: {
  entry: SidebarEntry
  isActive: boolean
  isChild?: boolean
}) {
  const translate = useTranslate()
  return (
    <ListItemButton
      component={Link}
      to={`/${path}`}
      selected={isActive}
      aria-current={isActive ? 'page' : undefined}
      sx={ROW}
    >
      <Icon icon={icon} />
      <Text quiet={isChild}>{translate(label)}</Text>
      {count && <EntryCount name={name} count={count} />}
    </ListItemButton>
  )
})

export function SidebarButton({
  label,
  icon,
  onClick,
  trailing,
}: {
  label: string
  icon: ComponentType<{ fontSize?: 'small' }>
  onClick: () => void
  trailing?: ReactNode
}) {
  return (
    <ListItemButton component="button" onClick={onClick} sx={{ ...ROW, width: '100%' }}>
      <Icon icon={icon} />
      <Text>{label}</Text>
      {trailing !== undefined && <Box sx={{ ml: 1 }}>{trailing}</Box>}
    </ListItemButton>
  )
}
