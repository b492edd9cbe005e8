import { DEFAULT_TIME_PERIOD, WHOLE_TIME } from '@product/sdk/nouns/campaigns'
import { MAP_TEXTS } from '@product/sdk/features/map'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import styles from './NoRoutesNote.module.css'
import type { MapScreen } from './use-map-address'

/** Nothing to draw: why, and what would show more. */
export function NoRoutesNote({
  screen,
  onChange,
}: {
  screen: MapScreen
  onChange: (screen: MapScreen) => void
}) {
  const more = wider(screen)
  return (
    <div className={styles.note} role="status">
      <EmptyState
        title={MAP_TEXTS.noRoutes}
        text={more?.text ?? 'Routes are drawn here as soon as the trucks of this campaign have driven.'}
        action={
          more && (
            <Button size="small" onClick={() => onChange(more.screen)}>
              {more.offer}
            </Button>
          )
        }
      />
    </div>
  )
}

/** The next wider screen, if there is one. */
function wider(screen: MapScreen): { text: string; offer: string; screen: MapScreen } | undefined {
  if (screen.measured) {
    const text = 'No route in this time frame was measured by GPS.'
    return { text, offer: 'Include modelled routes', screen: { ...screen, measured: false } }
  }
  if (screen.days || (screen.period ?? DEFAULT_TIME_PERIOD) !== WHOLE_TIME) {
    const text = 'The trucks of this campaign have no route in this time frame.'
    return { text, offer: 'Show all time', screen: { ...screen, period: WHOLE_TIME, days: undefined } }
  }
  return undefined
}
