import type { VehicleKey } from '@product/sdk/nouns/campaigns'
import { MAP_TEXTS } from '@product/sdk/features/map'
import { countText } from '@product/sdk/values'
import { useState } from 'react'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { KIND_TEXTS } from '../../campaign/vehicle-name'
import type { ListedVehicle } from './listed-vehicle'
import { PROVENANCE_TEXTS } from '../../campaign/provenance-text'
import styles from './RouteTable.module.css'

type Column = 'name' | 'paths' | 'miles' | 'impressions'

const COLUMNS: readonly { column: Column; title: string }[] = [
  { column: 'name', title: 'Truck' },
  { column: 'paths', title: 'Paths' },
  { column: 'miles', title: 'Miles' },
  { column: 'impressions', title: 'Impressions' },
]

const compare = (a: ListedVehicle, b: ListedVehicle, column: Column): number =>
  column === 'name'
    ? a.name.localeCompare(b.name, 'en', { numeric: true })
    : b.totals[column] - a.totals[column]

/** The map in words and figures: everything that can be read off it without seeing it. */
export function RouteTable({
  caption,
  vehicles,
  onShowOnly,
}: {
  caption: string
  vehicles: readonly ListedVehicle[]
  /** Absent where there is no map to show it on. */
  onShowOnly?: (key: VehicleKey) => void
}) {
  const [sort, setSort] = useState<{ column: Column; reversed: boolean }>({ column: 'name', reversed: false })
  if (vehicles.length === 0) return <EmptyState title={MAP_TEXTS.noRoutes} />
  const rows = vehicles.toSorted((a, b) => (sort.reversed ? -1 : 1) * compare(a, b, sort.column))
  return (
    <section className={styles.scroll} tabIndex={0} aria-label={caption}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {COLUMNS.map(({ column, title }) => (
              <th key={column} scope="col" aria-sort={sortOf(column, sort)}>
                <button
                  type="button"
                  onClick={() => setSort({ column, reversed: sort.column === column && !sort.reversed })}
                >
                  {title}
                  <span aria-hidden="true">
                    {sort.column === column ? (sort.reversed ? ' ↑' : ' ↓') : ''}
                  </span>
                </button>
              </th>
            ))}
            <th scope="col">How known</th>
            {onShowOnly && (
              <th scope="col">
                <span className="visually-hidden">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(vehicle => (
            <VehicleRow key={vehicle.key} vehicle={vehicle} onShowOnly={onShowOnly} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function sortOf(column: Column, sort: { column: Column; reversed: boolean }) {
  if (sort.column !== column) return undefined
  return (column === 'name') !== sort.reversed ? 'ascending' : 'descending'
}

function VehicleRow({
  vehicle: { key, kind, name, colour, totals },
  onShowOnly,
}: {
  vehicle: ListedVehicle
  onShowOnly: ((key: VehicleKey) => void) | undefined
}) {
  const known = [
    ...totals.provenances.map(provenance => PROVENANCE_TEXTS[provenance]),
    totals.capped > 0 && `${countText(totals.capped)} capped`,
    totals.estimated > 0 && 'impressions estimated',
  ].filter(Boolean)
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <span className={styles.dot} style={{ background: colour }} />
        <span dir="auto">{name}</span>
        <span className={styles.kind}>{KIND_TEXTS[kind]}</span>
      </th>
      <td data-title="Paths">{countText(totals.paths)}</td>
      <td data-title="Miles">{countText(totals.miles, 1)}</td>
      <td data-title="Impressions">{countText(totals.impressions)}</td>
      <td data-title="How known" className={styles.known}>
        {known.length > 0 ? known.join(', ') : 'No path in this time frame'}
      </td>
      {onShowOnly && (
        <td className={styles.action}>
          <Button size="small" aria-label={`Show on map only ${name}`} onClick={() => onShowOnly(key)}>
            Show on map
          </Button>
        </td>
      )}
    </tr>
  )
}
