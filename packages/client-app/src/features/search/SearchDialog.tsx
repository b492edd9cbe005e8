import { matchSought, moveAmong } from '@product/sdk/values'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Dialog } from '../../ui/Dialog'
import { EmptyState } from '../../ui/EmptyState'
import { Icon } from '../../ui/Icon'
import { TextField } from '../../ui/TextField'
import styles from './SearchDialog.module.css'
import { type Place, usePlaces } from './use-places'

/** Of each kind. */
const MOST_SHOWN = 6

const fitting = (places: readonly Place[], typed: string): Place[] =>
  matchSought(places, typed, ({ name, words = name }) => words).slice(0, MOST_SHOWN)

const stopsIn = (within: HTMLElement): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>('input, a[href]'),
]

/** Ctrl/Cmd+K: leads to a campaign, a truck or a day of the one that is open. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const { campaigns, trucks, days, status } = usePlaces()
  const field = useRef<HTMLInputElement>(null)
  // The dialog takes the focus when it opens, before this.
  useEffect(() => field.current?.focus(), [])

  const groups = [
    { title: 'Campaigns', places: fitting(campaigns, typed) },
    { title: 'Trucks', places: fitting(trucks, typed) },
    { title: 'Days', places: fitting(days, typed) },
  ]
  const isNothing = groups.every(({ places }) => places.length === 0)

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const stops = stopsIn(event.currentTarget)
    const here = stops.findIndex(stop => stop === document.activeElement)
    if (moveAmong(stops, here, event.key)) event.preventDefault()
    else if (event.key === 'Enter' && event.target === field.current) {
      event.preventDefault()
      stops[1]?.click()
    }
  }

  return (
    <Dialog title="Search" onClose={onClose}>
      <search>
        {/* Keys of the field and of the links below it. */}
        <div role="presentation" className={styles.search} onKeyDown={onKeyDown}>
          <TextField
            ref={field}
            label="Find a campaign, truck or day"
            labelHidden
            placeholder="Campaign, truck or day, like Nov 21"
            autoComplete="off"
            enterKeyHint="go"
            maxLength={200}
            dir="auto"
            value={typed}
            onChange={event => setTyped(event.target.value)}
            leading={<Icon name="search" />}
          />
          <div className={styles.found}>
            {groups.map(group => (
              <Group key={group.title} {...group} onOpen={onClose} />
            ))}
            <div role="status">
              {status === 'loading' && <p className={styles.note}>Loading trucks and days…</p>}
              {status === 'error' && <p className={styles.note}>Trucks and days could not be loaded.</p>}
              {status !== 'loading' && isNothing && (
                <EmptyState icon="search" title="Nothing found" text="Try fewer or other words." />
              )}
            </div>
          </div>
        </div>
      </search>
    </Dialog>
  )
}

function Group({ title, places, onOpen }: { title: string; places: readonly Place[]; onOpen: () => void }) {
  const id = useId()
  if (places.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <ul className={styles.list}>
        {places.map(place => (
          <li key={place.id}>
            <Link to={place.to} className={styles.place} onClick={onOpen}>
              <span className={styles.name} dir="auto">
                {place.name}
              </span>
              {place.besides !== undefined && <span className={styles.besides}>{place.besides}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
