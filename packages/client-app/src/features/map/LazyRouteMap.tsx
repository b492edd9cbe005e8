import { lazyPart } from '../../ui/lazy-part'
import { LoadBoundary } from '../../ui/LoadBoundary'
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

const RouteMap = lazyPart<RouteMapProps>(
  async () => {
    const [code] = await Promise.all([import('./RouteMap'), fontsReady()])
    return code.default
  },
  () => <Skeleton height="100%" />,
)

/** Loads what the map needs; the map's own code is by far the largest part of the page. */
export const loadRouteMap = (): Promise<void> => RouteMap.ahead()

/** The map, loaded when it is first shown. */
export function LazyRouteMap(props: RouteMapProps) {
  return (
    <LoadBoundary onFailed={props.onProblem}>
      <RouteMap {...props} />
    </LoadBoundary>
  )
}
