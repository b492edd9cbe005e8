import { Component, type ReactNode } from 'react'
import { matchPath, useLocation } from 'react-router'
import { FetchFailure } from '../config/fetch-failure'
import { useAdmin } from '../config/runtime'
import { ErrorState } from './StateMessage'

interface BoundaryProps {
  children: ReactNode
}

interface BoundaryState {
  failed?: 'crashed' | 'not_loaded' | undefined
}

/** Says that what is inside threw, in its place. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {}

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failed: error instanceof FetchFailure ? 'not_loaded' : 'crashed' }
  }

  /** It shows by now; whoever tries again, or comes back, has it fetched. */
  override componentDidCatch(error: Error): void {
    if (error instanceof FetchFailure) error.forget()
  }

  override render(): ReactNode {
    const { failed } = this.state
    if (!failed) return this.props.children
    return (
      <ErrorState
        title={`console.${failed}.title`}
        text={`console.${failed}.text`}
        onRetry={() => this.setState({ failed: undefined })}
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
