import type { ReactNode } from 'react'

interface SaidSideProps {
  side: 'inbound' | 'outbound'
  /** Nobody of this side spoke just before. */
  isFirst: boolean
  children: ReactNode
}

/** What they say stands left, what we say right. Looks: `ThreadLook`. */
export const SaidSide = ({ side, isFirst, children }: SaidSideProps) => (
  <div className={`said ${side}${isFirst ? ' first' : ''}`}>
    <div>{children}</div>
  </div>
)
