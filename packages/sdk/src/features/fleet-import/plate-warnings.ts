import { groupBy } from '../../values/group-by'
import type { RowProblem } from './check-rows'
import { foldPlate } from './fold-text'
import type { PlannedTruck, StoredTruck } from './import-plan'
import { FLEET_IMPORT_TEXTS } from './import-texts'

/** The plate that the file gives the truck; undefined where it gives none, or the one that the truck has. */
function givenPlate({ fields, outcome, changes }: PlannedTruck): string | undefined {
  const { license_plate: plate } = fields
  const isGiven = outcome === 'new' || changes.some(({ field }) => field === 'license_plate')
  return isGiven && typeof plate === 'string' ? foldPlate(plate) || undefined : undefined
}

/**
 * What is to be said, by line, of plates that a truck of another vendor has. No refusal: trucks are sold, and then the
 * former vendor's is out of date.
 */
export function plateWarnings(
  planned: readonly PlannedTruck[],
  stored: readonly StoredTruck[],
): Map<number, RowProblem[]> {
  const storedByPlate = groupBy(stored, ({ license_plate }) => foldPlate(license_plate ?? ''))
  const firstByPlate = new Map<string, PlannedTruck>()
  const warnings = new Map<number, RowProblem[]>()
  for (const truck of planned) {
    const plate = givenPlate(truck)
    if (plate === undefined) continue
    const first = firstByPlate.get(plate) ?? truck
    firstByPlate.set(plate, first)
    const elsewhere = storedByPlate
      .get(plate)
      ?.find(({ vendor_id }) => vendor_id !== (truck.vendor.stored?.vendor_id ?? -1))
    const messages = [
      ...(elsewhere ? [FLEET_IMPORT_TEXTS.plateTaken(elsewhere.name, elsewhere.vendor_name)] : []),
      ...(first.vendor === truck.vendor ? [] : [FLEET_IMPORT_TEXTS.plateTwice(first.line)]),
    ]
    if (messages.length === 0) continue
    warnings.set(
      truck.line,
      messages.map(message => ({ field: 'truck.license_plate', message })),
    )
  }
  return warnings
}
