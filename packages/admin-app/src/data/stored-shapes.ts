type Guard = (value: unknown) => boolean

const listOf =
  (isOne: Guard): Guard =>
  value =>
    Array.isArray(value) && value.every(isOne)
const isText: Guard = value => typeof value === 'string'
const isNumber: Guard = value => typeof value === 'number'
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isFrom1 =
  (most: number): Guard =>
  value =>
    typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most

/** More rows than a page of any size shows. */
const MOST_ROWS = 1000
export const isPage = isFrom1(1_000_000_000)
export const isPageSize = isFrom1(MOST_ROWS)

/** The filters of a list by their names, with what is searched for as text. */
export const isFilter = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && (value.q === undefined || isText(value.q))

/** What of a list is chosen: each part is absent, null or of its kind. */
const PARTS: Readonly<Record<string, Guard>> = {
  page: isPage,
  perPage: isPageSize,
  sort: isText,
  order: value => value === 'ASC' || value === 'DESC',
  filter: isFilter,
  displayedFilters: isObject,
}
const isListParams: Guard = value =>
  isObject(value) &&
  Object.entries(PARTS).every(([name, isPart]) => value[name] == null || isPart(value[name]))

/** By the ends of the names under which react-admin and our pages keep things. */
const SHAPES: readonly (readonly [end: string, isIts: Guard])[] = [
  ['.selectedIds', listOf(id => isText(id) || isNumber(id))],
  ['.selectedIds.storeKeys', listOf(isText)],
  ['.datatable', listOf(isText)],
  ['.datatable_columnRanks', listOf(isNumber)],
  ['.savedQueries', listOf(isObject)],
  ['.listParams', isListParams],
  ['.elsewhere', isListParams],
  ['.perPage', isPageSize],
]

/** Whether what a browser kept under a name can be what was put there; true where nothing is known of the name. */
export const isOfItsShape = (key: string, value: unknown): boolean =>
  value !== null && SHAPES.every(([end, isIts]) => !key.endsWith(end) || isIts(value))
