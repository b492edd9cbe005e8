import { IconButton, Tooltip } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { ComponentType } from 'react'
import { Link } from 'react-router'

interface RowActionProps {
  /** Text or key; `%{name}` stands for the row. */
  label: string
  name: string
  icon: ComponentType<{ fontSize?: 'small' }>
}

/** An icon at the end of a row that does something with it. */
export function RowButton({ label, name, icon: Icon, onClick }: RowActionProps & { onClick: () => void }) {
  const text = useTranslate()(label, { name })
  return (
    <Tooltip title={text}>
      <IconButton size="small" aria-label={text} onClick={onClick}>
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}

/** An icon at the end of a row that leads somewhere. */
export function RowLink({ label, name, icon: Icon, to }: RowActionProps & { to: string }) {
  const text = useTranslate()(label, { name })
  return (
    <Tooltip title={text}>
      <IconButton size="small" component={Link} to={to} aria-label={text}>
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}
