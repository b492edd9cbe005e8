import { MAP_TEXTS, truckSelectLabel } from '@product/sdk/features/map'
import type { VehicleKey } from '@product/sdk/nouns/campaigns'
import { useState } from 'react'
import { Button, buttonClass } from '../../ui/Button'
import { classNames } from '../../ui/class-names'
import { Icon } from '../../ui/Icon'
import { Listbox } from '../../ui/Listbox'
import { panelClass, popoverRootClass } from '../../ui/Popover'
import { usePopover } from '../../ui/use-popover'
import type { ListedVehicle } from './listed-vehicle'
import styles from './TruckSelect.module.css'

/** With more vehicles than this, they can be searched. */
const SEARCH_ABOVE = 10

/** Picks the trucks that are drawn; none picked draws all. */
export function TruckSelect({
  vehicles,
  picked,
  onChange,
}: {
  vehicles: readonly ListedVehicle[]
  picked: readonly VehicleKey[]
  onChange: (picked: VehicleKey[]) => void
}) {
  const { isOpen, close, trigger, panelId, rootRef } = usePopover()
  const [sought, setSought] = useState('')
  const known = picked.filter(key => vehicles.some(vehicle => vehicle.key === key))
  const shown = vehicles.filter(({ name }) => name.toLowerCase().includes(sought.trim().toLowerCase()))
  const searches = vehicles.length > SEARCH_ABOVE
  return (
    <div ref={rootRef} className={popoverRootClass}>
      <button
        type="button"
        {...trigger}
        aria-haspopup="dialog"
        className={classNames(buttonClass({ size: 'small' }), styles.trigger)}
      >
        <span className={styles.text}>{truckSelectLabel(known.length)}</span>
        <Icon name="chevron" size={14} />
      </button>
      {isOpen && (
        <div id={panelId} role="dialog" aria-label="Trucks" className={panelClass({})}>
          {searches && (
            <input
              type="search"
              className={styles.search}
              placeholder="Search trucks"
              aria-label="Search trucks"
              value={sought}
              onChange={event => setSought(event.target.value)}
            />
          )}
          <Listbox
            id={`${panelId}-list`}
            label="Trucks"
            multiple
            options={shown.map(({ key, name, colour }) => ({ value: key, label: name, colour }))}
            selected={known}
            emptyText={vehicles.length === 0 ? MAP_TEXTS.noRoutes : `No truck is called “${sought.trim()}”`}
            onClose={close}
            onChange={onChange}
          />
          {vehicles.length > 0 && (
            <div className={styles.foot}>
              <Button
                variant="quiet"
                size="small"
                disabled={known.length === vehicles.length}
                onClick={() => onChange(vehicles.map(({ key }) => key))}
              >
                Select all
              </Button>
              <Button variant="quiet" size="small" disabled={known.length === 0} onClick={() => onChange([])}>
                Clear
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  )
}
