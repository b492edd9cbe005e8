import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ErrorState } from './StateMessage'

interface BoundaryProps {
  children: ReactNode
  /** Another page starts without the error of the last one. */
  page: string
}

class Boundary extends Component<BoundaryProps, { failedOn?: string }> {
  override state: { failedOn?: string } = {}

  static getDerivedStateFromError(): { failedOn: string } {
    return { failedOn: '' }
  }

  override componentDidUpdate({ page }: BoundaryProps): void {
    if (page !== this.props.page && this.state.failedOn !== undefined) this.setState({ failedOn: undefined })
  }

  override render(): ReactNode {
    if (this.state.failedOn === undefined) return this.props.children
    return (
      <ErrorState
        title="console.crashed.title"
        text="console.crashed.text"
        onRetry={() => this.setState({ failedOn: undefined })}
      />
    )
  }
}

/** Keeps the shell when a page throws, be it that its file could not be fetched. */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary page={useLocation().pathname}>{children}</Boundary>
}
