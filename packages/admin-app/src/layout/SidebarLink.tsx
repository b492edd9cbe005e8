import { useTranslate } from 'ra-core'
import { memo, type ComponentType, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { SidebarEntry } from '../config/admin-feature'
import { EntryCount } from './EntryCount'

/** The look of all entries, said once of the sidebar around them. */
export const SIDEBAR_ENTRIES = {
  '& ul': { listStyle: 'none', m: 0, p: 0 },
  '& .entry': {
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    width: '100%',
    minHeight: 34,
    px: 1,
    py: 0,
    border: 0,
    borderRadius: 1,
    font: 'inherit',
    fontSize: '0.875rem',
    fontWeight: 500,
    color: 'text.primary',
    bgcolor: 'transparent',
    textAlign: 'left',
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover': { bgcolor: 'action.hover' },
    '&.quiet': { fontWeight: 400 },
    '&[aria-current]': { bgcolor: 'action.selected' },
    '&[aria-current] > .icon': { color: 'primary.main' },
    '& > .icon': { display: 'inline-flex', flexShrink: 0, width: 32 },
    '& > .label': {
      flex: 1,
      minWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
} as const

const Icon = ({ icon: Drawn }: { icon?: ComponentType<{ fontSize?: 'small' }> }) => (
  <span className="icon">{Drawn && <Drawn fontSize="small" />}</span>
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
    <Link
      to={`/${path}`}
      className={isChild ? 'entry quiet' : 'entry'}
      aria-current={isActive ? 'page' : undefined}
    >
      <Icon icon={icon} />
      <span className="label">{translate(label)}</span>
      {count && <EntryCount name={name} count={count} />}
    </Link>
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
    <button type="button" className="entry" onClick={onClick}>
      <Icon icon={icon} />
      <span className="label">{label}</span>
      {trailing}
    </button>
  )
}
