import { foldText } from './fold-text'
import { addTo, firstTwo } from './found'

/** By what vendors are told apart. */
export interface VendorKey {
  code: string | null
  name: string | null
  phone_num: string | null
}

/** The vendors of one name. */
interface Namesakes<Vendor> {
  /** By phone number, null where none is known. */
  byPhone: Map<string | null, Set<Vendor>>
  /** Those without a code, which no code speaks against. */
  uncodedByPhone: Map<string | null, Set<Vendor>>
  all: Set<Vendor>
  uncoded: Set<Vendor>
}

/**
 * Vendors to be found again: by code, else by name and phone, in any case. A code or a phone number that either side
 * lacks tells nobody apart. Finding one takes as long however many there are.
 */
export class VendorFinder<Vendor> {
  readonly #byCode = new Map<string, Set<Vendor>>()
  readonly #byName = new Map<string, Namesakes<Vendor>>()

  add({ code, name, phone_num }: VendorKey, vendor: Vendor): void {
    if (code !== null) addTo(this.#byCode, foldText(code), vendor)
    if (name === null) return
    const place = foldText(name)
    const named = this.#byName.get(place) ?? {
      byPhone: new Map<string | null, Set<Vendor>>(),
      uncodedByPhone: new Map<string | null, Set<Vendor>>(),
      all: new Set<Vendor>(),
      uncoded: new Set<Vendor>(),
    }
    this.#byName.set(place, named)
    addTo(named.byPhone, phone_num, vendor)
    named.all.add(vendor)
    if (code !== null) return
    addTo(named.uncodedByPhone, phone_num, vendor)
    named.uncoded.add(vendor)
  }

  /** The vendor who is meant; none, or two of those who may be. */
  find({ code, name, phone_num }: VendorKey): Vendor[] {
    const coded = code === null ? undefined : this.#byCode.get(foldText(code))
    if (coded) return firstTwo([coded])
    const named = name === null ? undefined : this.#byName.get(foldText(name))
    if (!named) return []
    const byPhone = code === null ? named.byPhone : named.uncodedByPhone
    if (phone_num === null) return firstTwo([code === null ? named.all : named.uncoded])
    return firstTwo([byPhone.get(phone_num) ?? byPhone.get(null)])
  }
}
