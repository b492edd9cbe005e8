import { Component, type ReactNode } from 'react'
import { ErrorState } from './ErrorState'

/**
 * Shows a way back when a page breaks or its files do not arrive (a new release, a lost connection). Trying again
 * loads the page afresh: the address holds what it shows.
 */
export class PageBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error }
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children
    return (
      <ErrorState
        fillsPage
        title="This page could not be shown"
        message="It may have been updated, or the connection was lost."
        onRetry={() => window.location.reload()}
      />
    )
  }
}
