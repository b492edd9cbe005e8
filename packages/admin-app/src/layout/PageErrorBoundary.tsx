import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ErrorState } from './StateMessage'

interface BoundaryProps {
  children: ReactNode
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
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

/** Keeps the shell when a page throws, be it that its file could not be fetched. Another page starts afresh. */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary key={useLocation().pathname}>{children}</Boundary>
}
