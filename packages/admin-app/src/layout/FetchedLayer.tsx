import { Component, type ReactNode, Suspense } from 'react'
import { FetchFailure } from '../config/fetch-failure'
import { useToast } from '../toasts/use-toast'

interface FetchedLayerProps {
  onClose: () => void
  /** Until it has come. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * Around a menu or dialog whose code or texts are fetched when it is opened. Where they do not come, that is told, it
 * closes, and the page below stays as it is; opened again, they are fetched again.
 */
export function FetchedLayer({ onClose, fallback = null, children }: FetchedLayerProps) {
  const toast = useToast()
  function onFailed(failure: FetchFailure): void {
    failure.forget()
    toast('error', 'console.not_loaded.layer')
    onClose()
  }
  return (
    <FetchBoundary onFailed={onFailed}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </FetchBoundary>
  )
}

interface FetchBoundaryProps {
  onFailed: (failure: FetchFailure) => void
  children: ReactNode
}

class FetchBoundary extends Component<FetchBoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {}

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error }
  }

  override componentDidCatch(error: Error): void {
    if (error instanceof FetchFailure) this.props.onFailed(error)
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (error instanceof FetchFailure) return null
    // What broke is for the page to say.
    throw error
  }
}
