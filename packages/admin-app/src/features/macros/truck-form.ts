import { pickBody } from '@product/sdk/contract'
import { newPlaceholder, placeholderEdit } from '@product/sdk/features/macros'
import {
  PLACEHOLDER_FIELDS,
  type PlaceholderFields,
  placeholderNames,
  placeholderProblems,
  weightingProblem,
} from '@product/sdk/nouns/placeholders'
import type { Fields } from '../../forms/changed-fields'
import { problemsOf } from '../../forms/problems-of'
import type { SaveProblems } from '../../forms/RecordForm'
import type { ChosenGroup } from './selection-trucks'

/** The field of the form that holds the groups: whatever else stands there is none. */
export const readGroups = (value: unknown): readonly ChosenGroup[] =>
  Array.isArray(value) ? (value as ChosenGroup[]) : []

const pairs = (value: unknown) =>
  readGroups(value).map(({ id, weighting }): [number, number] => [id, weighting])

const body = (values: Fields): Fields => ({
  ...pickBody(PLACEHOLDER_FIELDS, values),
  waypoint_ids: pairs(values.groups),
})

/** What is sent of new selection trucks. */
export const newTruckBody = body

/** What is sent of one that is there. */
export const changedTruckBody = (values: Fields): Fields => ({ ...body(values), version: values.version })

/** What is wrong with the form, by its fields. */
const problemsBy =
  (check: (values: Fields) => SaveProblems) =>
  (values: Fields): SaveProblems => {
    const { waypoint_ids, ...problems } = check(body(values))
    const weighting = waypoint_ids ?? weightingProblem(values.use_weighting === true, pairs(values.groups))
    // Each is a number by now, or it has a problem of its own.
    const order = placeholderProblems(values as unknown as PlaceholderFields)
    return { ...order, ...problems, ...(weighting !== undefined && { groups: weighting }) }
  }

export const newTruckProblems = problemsBy(problemsOf(newPlaceholder))
export const truckProblems = problemsBy(problemsOf(placeholderEdit))

/** How many selection trucks the form would make. */
export const namesIn = ({ name }: Fields): number => placeholderNames(String(name ?? '')).length

/** The next form starts with what the last one said, but for the name. */
export const sameAgain = ({ groups, ...values }: Fields): Fields => ({
  ...pickBody(PLACEHOLDER_FIELDS, values),
  name: '',
  groups,
})
