import { useContext } from 'react'
import { Link } from 'react-router'
import { mayEnter } from '../config/may-enter'
import { useAdmin } from '../config/runtime'
import { useSessionUser } from '../session/use-session-user'
import { GonePages } from './gone-pages'

export interface PageLinkProps {
  name: string
  to: string
  /** `always` where it stands in a text. */
  underline?: 'always' | 'hover'
}

/** The name of another record, with the way to its page where there is one that the user may open. */
export function PageLink({ name, to, underline = 'hover' }: PageLinkProps) {
  const admin = useAdmin()
  const { role } = useSessionUser()
  const gone = useContext(GonePages)
  if (gone.has(to) || !mayEnter(admin, to, role)) return <span>{name}</span>
  return (
    <Link
      to={to}
      className="plain-link"
      style={underline === 'always' ? { textDecoration: 'underline' } : undefined}
    >
      {name}
    </Link>
  )
}
