import { ListItemButton, type SxProps } from '@mui/material'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'

/** A line of what was found. */
export const LINE: SxProps = { display: 'block', py: 1, px: 1.5, borderRadius: 1, overflowWrap: 'anywhere' }

const isElsewhere = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => metaKey || ctrlKey || shiftKey

interface HitLinkProps {
  to: string
  /** It is opened here, not in another tab. */
  onOpen: () => void
  children: ReactNode
}

export function HitLink({ to, onOpen, children }: HitLinkProps) {
  return (
    <ListItemButton
      component={Link}
      to={to}
      onClick={(event: MouseEvent) => !isElsewhere(event) && onOpen()}
      sx={LINE}
    >
      {children}
    </ListItemButton>
  )
}
