import { Component, type ReactNode } from 'react'

interface LoadBoundaryProps {
  /** Told when the code of what is inside could not be loaded, for instance because the server stopped. */
  onFailed?: () => void
  /** Shown in its place. */
  instead?: ReactNode
  children: ReactNode
}

/** Keeps the rest of the page when the code of a part does not come. */
export class LoadBoundary extends Component<LoadBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(): void {
    this.props.onFailed?.()
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}
