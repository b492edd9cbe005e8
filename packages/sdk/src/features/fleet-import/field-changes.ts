import { foldPlate, foldText } from './fold-text'
import type { FieldChange, ImportOutcome } from './import-plan'

type Plain = FieldChange['after']

const plainOf = (value: unknown): Plain =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null

/** By these records are found, however they are written: another spelling is no change. */
const FOLDED: Readonly<Record<string, (text: string) => string>> = {
  name: foldText,
  code: foldText,
  license_plate: foldPlate,
}

function isSame(name: string, given: unknown, stored: unknown): boolean {
  const fold = FOLDED[name]
  if (fold && typeof given === 'string' && typeof stored === 'string') return fold(given) === fold(stored)
  return plainOf(given) === plainOf(stored)
}

/** What the file says otherwise than what is stored. Fields that it leaves blank stay. */
export const changesOf = (
  given: Readonly<Record<string, unknown>>,
  stored: Readonly<Record<string, unknown>>,
): FieldChange[] =>
  Object.entries(given)
    .filter(([name, value]) => !isSame(name, value, stored[name]))
    .map(([field, value]) => ({ field, before: plainOf(stored[field]), after: plainOf(value) }))

export const outcomeOf = (stored: unknown, changes: readonly FieldChange[]): ImportOutcome =>
  stored === undefined ? 'new' : changes.length > 0 ? 'changed' : 'same'
