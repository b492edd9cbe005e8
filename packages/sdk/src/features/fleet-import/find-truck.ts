import { foldPlate, foldText } from './fold-text'

/** By what the trucks of one vendor are told apart. */
export interface TruckKey {
  name: string | null
  license_plate: string | null
  imei: string | null
}

interface Entry<Truck> {
  key: TruckKey
  truck: Truck
}

const differs = (a: string | null, b: string | null, plain: (text: string) => string): boolean =>
  a !== null && b !== null && plain(a) !== plain(b)

const same = (imei: string): string => imei

/**
 * The trucks of one vendor, to be found again by IMEI or plate. By the name only where no plate and no IMEI tells the
 * two apart: what either side lacks doesn't.
 */
export class TruckFinder<Truck> {
  readonly #byImei = new Map<string, Entry<Truck>[]>()
  readonly #byPlate = new Map<string, Entry<Truck>[]>()
  readonly #byName = new Map<string, Entry<Truck>[]>()

  add(key: TruckKey, truck: Truck): void {
    const entry = { key, truck }
    put(this.#byImei, key.imei, entry)
    put(this.#byPlate, key.license_plate && foldPlate(key.license_plate), entry)
    put(this.#byName, key.name && foldText(key.name), entry)
  }

  /** The truck that is meant, or all that may be: none, or several. */
  find({ name, license_plate, imei }: TruckKey): Truck[] {
    const marked = [
      ...(imei === null ? [] : (this.#byImei.get(imei) ?? [])),
      ...(license_plate === null ? [] : (this.#byPlate.get(foldPlate(license_plate)) ?? [])),
    ]
    if (marked.length > 0) return distinct(marked)
    const named = name === null ? [] : (this.#byName.get(foldText(name)) ?? [])
    return distinct(
      named.filter(
        ({ key }) => !differs(key.license_plate, license_plate, foldPlate) && !differs(key.imei, imei, same),
      ),
    )
  }
}

function put<Value>(index: Map<string, Value[]>, key: string | null, value: Value): void {
  if (key === null || key === '') return
  const there = index.get(key)
  if (there) there.push(value)
  else index.set(key, [value])
}

const distinct = <Truck>(entries: readonly Entry<Truck>[]): Truck[] => [
  ...new Set(entries.map(({ truck }) => truck)),
]
