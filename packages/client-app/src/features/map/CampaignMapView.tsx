import { DEFAULT_TIME_PERIOD, type VehicleKey } from '@product/sdk/nouns/campaigns'
import { MAP_TEXTS } from '@product/sdk/features/map'
import { useState } from 'react'
import { classNames } from '../../ui/class-names'
import styles from './CampaignMapView.module.css'
import { ControlBar } from './ControlBar'
import { LazyRouteMap } from './LazyRouteMap'
import { MapLegend } from './MapLegend'
import { MapMessage } from './MapMessage'
import { NoRoutesNote } from './NoRoutesNote'
import { RouteTable } from './RouteTable'
import { supportsWebgl } from './supports-webgl'
import { TotalsStrip } from './TotalsStrip'
import type { CampaignMapData } from './use-campaign-map'
import type { MapScreen } from './use-map-address'
import { useMapDrawing } from './use-map-drawing'
import { useShownVehicles } from './use-shown-vehicles'
import { VehicleLegend } from './VehicleLegend'
import { VehicleList } from './VehicleList'

export interface CampaignMapViewProps {
  /** Undefined while it is not known. */
  campaign: { id: number; name: string } | undefined
  data: CampaignMapData
  screen: MapScreen
  onChange: (screen: MapScreen) => void
  /** `list` is the older form: every vehicle in sight, with Show All and Hide All. */
  layout?: 'bar' | 'list'
  /** A MapLibre style from elsewhere, in place of the bundled base map. */
  styleUrl?: string
  /** Where the bundled base map's files are served, without a slash at the end. */
  baseUrl?: string
}

/** A campaign's routes on a map that fills its box, the controls over it. The state of the screen comes in. */
export function CampaignMapView(props: CampaignMapViewProps) {
  const { campaign, data, screen, onChange, layout = 'bar', styleUrl } = props
  const { baseUrl = `${import.meta.env.BASE_URL}basemap` } = props
  const { vehicles, areas, problem } = data
  const [canDraw] = useState(supportsWebgl)
  const asTable = screen.asTable || !canDraw
  const isMapOpen = useOnceTrue(!asTable)
  const shown = useShownVehicles(vehicles, screen, onChange)
  const selection = [
    screen.campaign ?? campaign?.id,
    screen.period,
    screen.days?.from,
    screen.days?.to,
    ...shown.picked,
  ].join()
  const map = useMapDrawing({
    all: vehicles,
    shown: data.awaitsHeat ? undefined : shown.vehicles,
    screen,
    selection,
    isolated: shown.only,
    isMapOpen,
  })
  const [highlighted, setHighlighted] = useState<VehicleKey>()
  const name = campaign?.name ?? 'this campaign'

  const isBusy = !problem && (vehicles === undefined || (!asTable && map.isDrawing))
  const message = problem ?? map.problem
  const isEmpty = !isBusy && !message && !asTable && shown.totals?.paths === 0
  return (
    <section className={styles.page} aria-label={`Routes of ${name}`}>
      <h1 className="visually-hidden">Campaign Map{campaign && `: ${name}`}</h1>
      {isMapOpen && (
        <div className={classNames(styles.map, asTable && styles.behind)} inert={asTable}>
          <LazyRouteMap
            key={map.attempt}
            label={`Map of ${name}. What it shows is there as a table, too.`}
            drawing={map.drawing}
            isBusy={isBusy}
            areas={areas}
            vehicles={shown.byKey}
            isolated={shown.only}
            // One that another choice hides is not drawn: it would only fade all others.
            highlighted={highlighted !== undefined && shown.keys.has(highlighted) ? highlighted : undefined}
            findNear={map.findNear}
            onIsolate={shown.setOnly}
            fitFor={selection}
            onLook={map.look}
            onPainted={map.painted}
            onProblem={map.failed}
            styleUrl={styleUrl}
            baseUrl={baseUrl}
          />
        </div>
      )}
      <div className={styles.overlay}>
        <div className={styles.controls}>
          <ControlBar
            vehicles={shown.all}
            screen={{ ...screen, asTable }}
            onChange={onChange}
            switchesOnly={layout === 'list'}
            canDraw={canDraw}
          />
        </div>
        <div className={styles.middle}>
          {layout === 'list' && (
            <VehicleList
              vehicles={shown.all}
              shown={shown.keys}
              onHighlight={setHighlighted}
              onShown={shown.show}
              period={screen.days ? undefined : (screen.period ?? DEFAULT_TIME_PERIOD)}
              onPeriod={period => onChange({ ...screen, period, days: undefined })}
            />
          )}
          {layout === 'bar' && !asTable && screen.mode === 'routes' && shown.listed.length > 1 && (
            <VehicleLegend
              vehicles={shown.listed}
              only={shown.only}
              onHighlight={setHighlighted}
              onOnly={shown.setOnly}
            />
          )}
          {asTable && vehicles && (
            <RouteTable
              caption={`Trucks of ${name} with miles, impressions and how they are known`}
              vehicles={shown.listed}
              onShowOnly={
                canDraw
                  ? key => onChange({ ...screen, asTable: false, trucks: [key], hidesAll: false })
                  : undefined
              }
            />
          )}
        </div>
        <div className={styles.strip}>
          <TotalsStrip
            totals={shown.totals}
            covers={data.covers}
            isLoading={isBusy}
            withoutLine={shown.only === undefined ? map.withoutLine : 0}
            onlyName={shown.only && shown.byKey.get(shown.only)?.name}
            onRelease={() => shown.setOnly(undefined)}
          />
        </div>
        {/* What it lists is known with the routes: it would grow. */}
        {!asTable && (shown.totals || !isBusy) && (
          <div className={styles.legend}>
            <MapLegend
              mode={screen.mode}
              areas={areas.length > 0}
              byDay={shown.vehicles?.some(({ paths }) => paths.some(({ day }) => day !== undefined)) ?? false}
              modelled={shown.totals?.provenances.some(known => known !== 'measured') ?? false}
            />
          </div>
        )}
      </div>
      <div className={styles.messages}>
        {!canDraw && (
          <MapMessage>
            This browser can't draw the map (WebGL is off): here is the same as a table.
          </MapMessage>
        )}
        <MapMessage isBusy={isBusy}>{isBusy && MAP_TEXTS.drawing}</MapMessage>
        {message && <MapMessage onRetry={message.retry}>{message.message}</MapMessage>}
        {isEmpty && <NoRoutesNote screen={screen} onChange={onChange} />}
      </div>
    </section>
  )
}

/** True from the first time on. */
function useOnceTrue(now: boolean): boolean {
  const [ever, setEver] = useState(now)
  if (now && !ever) setEver(true)
  return ever || now
}
