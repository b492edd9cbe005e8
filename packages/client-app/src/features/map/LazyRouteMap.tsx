import { Component, type ComponentType, type ReactNode } from 'react'
import { lazyPart } from '../../ui/lazy-part'
import { Skeleton } from '../../ui/Skeleton'
import type { RouteMapProps } from './RouteMap'

/** Fonts that take longer than this come too late for the first labels, milliseconds. */
const FONT_WAIT_MS = 1500

/** Labels are drawn with the page's font, so it has to be there before them. */
async function fontsReady(): Promise<void> {
  const wanted = ['400 14px Poppins', '500 14px Poppins'].map(font => document.fonts.load(font))
  const late = new Promise(resolve => setTimeout(resolve, FONT_WAIT_MS))
  await Promise.race([Promise.allSettled(wanted), late])
}

/** Begins to load what the map needs; the map's own code is by far the largest part of the page. */
export const loadRouteMap = async (): Promise<ComponentType<RouteMapProps>> => {
  const [code] = await Promise.all([import('./RouteMap'), fontsReady()])
  return code.default
}

const RouteMap = lazyPart<RouteMapProps>(loadRouteMap, () => <Skeleton height="100%" />)

/** The map, loaded when it is first shown. */
export function LazyRouteMap(props: RouteMapProps) {
  return (
    <LoadBoundary onFailed={props.onProblem}>
      <RouteMap {...props} />
    </LoadBoundary>
  )
}

/** Tells that the code could not be loaded, for instance because the server stopped. */
class LoadBoundary extends Component<{ onFailed: () => void; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(): void {
    this.props.onFailed()
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}
