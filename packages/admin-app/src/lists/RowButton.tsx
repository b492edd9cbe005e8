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
    <button type="button" className="plain-button" aria-label={text} data-tip={text} onClick={onClick}>
      <Icon fontSize="small" />
    </button>
  )
}

/** An icon at the end of a row that leads somewhere. */
export function RowLink({ label, name, icon: Icon, to }: RowActionProps & { to: string }) {
  const text = useTranslate()(label, { name })
  return (
    <Link to={to} className="plain-button" aria-label={text} data-tip={text}>
      <Icon fontSize="small" />
    </Link>
  )
}
