import { Component, type ReactNode } from 'react'
import { matchPath, useLocation } from 'react-router'
import { FetchFailure } from '../config/fetch-failure'
import { useAdmin } from '../config/runtime'
import { ErrorState } from './StateMessage'

interface BoundaryProps {
  children: ReactNode
}

/** Says that what is inside threw, in its place. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  /** It shows by now; whoever tries again, or comes back, has it fetched. */
  override componentDidCatch(error: Error): void {
    if (error instanceof FetchFailure) error.forget()
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <ErrorState
        title="console.crashed.title"
        text="console.crashed.text"
        onRetry={() => this.setState({ failed: false })}
      />
    )
  }
}

/**
 * Keeps the shell when a page throws, be it that its file could not be fetched. Another address starts afresh, unless
 * its page says that it stays.
 */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  const { pages } = useAdmin()
  const { pathname } = useLocation()
  const staying = pages.find(({ path, stays }) => stays !== undefined && matchPath(`/${path}`, pathname))
  return <Boundary key={staying?.stays ?? pathname}>{children}</Boundary>
}
