export type Fields = Readonly<Record<string, unknown>>

/** What a form can't tell apart: nothing, null and an empty text. */
const plain = (value: unknown): unknown => (value === undefined || value === '' ? null : value)

export const isSameValue = (a: unknown, b: unknown): boolean =>
  Object.is(plain(a), plain(b)) || JSON.stringify(plain(a)) === JSON.stringify(plain(b))

/** Bookkeeping of the record, not something that a user edits. */
const NOT_EDITED = new Set(['id', 'version'])

/** The fields of `now` that differ from `base`. */
export const changedFields = (base: Fields, now: Fields): string[] =>
  Object.keys(now).filter(field => !NOT_EDITED.has(field) && !isSameValue(base[field], now[field]))

export const pickFields = (record: Fields, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(fields.map(field => [field, record[field]]))

export interface FieldConflict {
  field: string
  theirs: unknown
  mine: unknown
}

/** The fields that I changed and that now stand otherwise than I would save them. */
export const conflictsOf = (edit: { base: Fields; mine: Fields; theirs: Fields }): FieldConflict[] =>
  changedFields(edit.base, edit.mine)
    .filter(field => !isSameValue(edit.theirs[field], edit.mine[field]))
    .map(field => ({ field, theirs: edit.theirs[field], mine: edit.mine[field] }))

/**
 * What is saved after a choice: the record as it stands now, with my changes in the fields that I keep. It carries
 * their version, so a third edit in between is noticed again.
 */
export const mergeEdits = (
  edit: { base: Fields; mine: Fields; theirs: Fields },
  keepsMine: (field: string) => boolean,
): Record<string, unknown> => ({
  ...edit.theirs,
  ...pickFields(edit.mine, changedFields(edit.base, edit.mine).filter(keepsMine)),
})
