import { foldPlate, foldText } from './fold-text'
import { addTo, firstTwo } from './found'

/** By what the trucks of one vendor are told apart. */
export interface TruckKey {
  name: string | null
  license_plate: string | null
  imei: string | null
}

const plateOf = ({ license_plate }: TruckKey): string =>
  license_plate === null ? '' : foldPlate(license_plate)

const marks = (hasPlate: boolean, hasImei: boolean): string =>
  `${hasPlate ? 'plate' : ''}${hasImei ? 'imei' : ''}`

/**
 * The trucks of one vendor, to be found again by IMEI or plate. By the name only where no plate and no IMEI tells the
 * two apart: what either side lacks doesn't. Finding one takes as long however many there are.
 */
export class TruckFinder<Truck> {
  readonly #byImei = new Map<string, Set<Truck>>()
  readonly #byPlate = new Map<string, Set<Truck>>()
  /** By the name, then by what else is known of the truck. */
  readonly #byName = new Map<string, Map<string, Set<Truck>>>()

  add(key: TruckKey, truck: Truck): void {
    const plate = plateOf(key)
    if (key.imei !== null) addTo(this.#byImei, key.imei, truck)
    if (plate !== '') addTo(this.#byPlate, plate, truck)
    if (key.name === null) return
    const name = foldText(key.name)
    const named = this.#byName.get(name) ?? new Map<string, Set<Truck>>()
    this.#byName.set(name, named)
    addTo(named, marks(plate !== '', key.imei !== null), truck)
  }

  /** The truck that is meant; none, or two of those that may be. */
  find(key: TruckKey): Truck[] {
    const plate = plateOf(key)
    const marked = firstTwo([
      key.imei === null ? undefined : this.#byImei.get(key.imei),
      plate === '' ? undefined : this.#byPlate.get(plate),
    ])
    if (marked.length > 0 || key.name === null) return marked
    const named = this.#byName.get(foldText(key.name))
    // No truck has this plate or IMEI: one that has another is another.
    const known = ['', ...(plate === '' ? ['plate'] : []), ...(key.imei === null ? ['imei'] : [])]
    const both = plate === '' && key.imei === null ? ['plateimei'] : []
    return firstTwo([...known, ...both].map(mark => named?.get(mark)))
  }
}
