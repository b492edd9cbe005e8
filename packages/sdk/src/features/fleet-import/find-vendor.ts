import { foldText } from './fold-text'

/** By what vendors are told apart. */
export interface VendorKey {
  code: string | null
  name: string | null
  phone_num: string | null
}

const differs = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && foldText(a) !== foldText(b)

interface Entry<Vendor> {
  key: VendorKey
  vendor: Vendor
}

/**
 * Vendors to be found again: by code, else by name and phone, in any case. A code or a phone number that either side
 * lacks tells nobody apart.
 */
export class VendorFinder<Vendor> {
  readonly #byCode = new Map<string, Entry<Vendor>[]>()
  readonly #byName = new Map<string, Entry<Vendor>[]>()

  add(key: VendorKey, vendor: Vendor): void {
    const entry = { key, vendor }
    for (const [text, index] of [
      [key.code, this.#byCode],
      [key.name, this.#byName],
    ] as const) {
      if (text === null) continue
      const place = foldText(text)
      const entries = index.get(place)
      if (entries) entries.push(entry)
      else index.set(place, [entry])
    }
  }

  /** The vendor who is meant, or all who may be: none, or several. */
  find({ code, name, phone_num }: VendorKey): Vendor[] {
    const byCode = code === null ? [] : (this.#byCode.get(foldText(code)) ?? [])
    if (byCode.length > 0) return distinct(byCode)
    const byName = name === null ? [] : (this.#byName.get(foldText(name)) ?? [])
    const possible = byName.filter(
      ({ key }) => !differs(key.code, code) && !differs(key.phone_num, phone_num),
    )
    const samePhone = possible.filter(({ key }) => phone_num !== null && key.phone_num === phone_num)
    return distinct(samePhone.length > 0 ? samePhone : possible)
  }
}

const distinct = <Vendor>(entries: readonly Entry<Vendor>[]): Vendor[] => [
  ...new Set(entries.map(({ vendor }) => vendor)),
]
