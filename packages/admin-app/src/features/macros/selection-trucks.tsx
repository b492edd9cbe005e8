import type { ApiClient } from '@product/sdk/client'
import { PLACEHOLDER_FIELDS, type PlaceholderWithGroups } from '@product/sdk/nouns/placeholders'
import type { RaRecord } from 'ra-core'
import { Suspense } from 'react'
import type { AdminResource } from '../../config/admin-feature'
import { fetched } from '../../config/fetched'
import { listAction, onlyRow, resourceEndpoints } from '../../data/resource-endpoints'
import { fieldColumns } from '../../fields/field-columns'

export const SELECTION_TRUCKS = 'selection-trucks'

/** A group as the form of a selection truck holds it. */
export interface ChosenGroup {
  id: number
  name: string
  /** Percent. */
  weighting: number
}

/** A row of the list, which is also what the form holds. */
export interface SelectionTruck extends RaRecord<number>, PlaceholderWithGroups {
  groups: readonly ChosenGroup[]
  campaigns: readonly { campaign_id: number; name: string }[]
}

type TruckDraft = Parameters<ApiClient['createPlaceholder']>[0]['body'] &
  Parameters<ApiClient['updatePlaceholder']>[0]['body']

export const selectionTruck = (record: RaRecord) => record as SelectionTruck

/** A placeholder with its groups as the form has them. */
const withGroups = <Row extends PlaceholderWithGroups>(row: Row) => ({
  ...row,
  groups: row.waypoint_ids.map(
    ([id, weighting], at): ChosenGroup => ({ id, name: row.waypoint_names[at] ?? '', weighting }),
  ),
})

/** Of the list's table. */
export const MacroCell = fetched(async () => (await import('./MacroCell')).MacroCell)

const cell = (what: 'kind' | 'campaigns' | 'groups') =>
  function cellOf(record: RaRecord) {
    return (
      <Suspense fallback={null}>
        <MacroCell what={what} truck={selectionTruck(record)} />
      </Suspense>
    )
  }

const namesOf = (rows: readonly { name: string }[]): string => rows.map(({ name }) => name).join(', ')

/** Rep Routes and macros. Spec: operations, 7. */
export const selectionTrucks: AdminResource = {
  name: SELECTION_TRUCKS,
  endpoints: resourceEndpoints<TruckDraft>({
    id: 'placeholder_id',
    list: listAction({
      access: 'placeholders',
      sorts: [
        'name',
        'is_macro',
        'num_stops',
        'min_mileage',
        'max_mileage',
        'min_impressions',
        'max_impressions',
        'use_weighting',
        'placeholder_id',
      ],
      async run(api, query, { signal }) {
        const { placeholders, rowCount } = await api.placeholders({ query, signal })
        return { rows: placeholders.map(withGroups), rowCount }
      },
    }),
    one: {
      access: 'placeholder',
      run: async (api, id, { signal }) =>
        withGroups(onlyRow((await api.placeholder({ params: { id }, signal })).placeholder)),
    },
    create: {
      access: 'createPlaceholder',
      // Several names make several: the first stands for all of them.
      async run(api, body, { idempotencyKey }) {
        const { new_placeholder } = await api.createPlaceholder({ body, idempotencyKey })
        return { ...withGroups(onlyRow(new_placeholder)), campaigns: [], added: new_placeholder.length }
      },
    },
    update: {
      access: 'updatePlaceholder',
      run: async (api, id, body, { idempotencyKey }) =>
        withGroups(
          onlyRow(
            (await api.updatePlaceholder({ params: { id }, body, idempotencyKey })).updated_placeholder,
          ),
        ),
    },
    remove: {
      access: 'deletePlaceholder',
      run: async (api, id) => api.deletePlaceholder({ params: { id } }),
    },
  }),
  columns: [
    ...fieldColumns(PLACEHOLDER_FIELDS, {
      resource: SELECTION_TRUCKS,
      own: {
        is_macro: { render: cell('kind'), csv: ({ is_macro }) => (is_macro ? 'Macro' : 'Rep Route') },
      },
    }),
    {
      source: 'waypoint_names',
      sortable: false,
      render: cell('groups'),
      csv: record => namesOf(selectionTruck(record).groups),
    },
    {
      source: 'campaigns',
      sortable: false,
      render: cell('campaigns'),
      csv: record => namesOf(selectionTruck(record).campaigns),
    },
    { source: 'placeholder_id', hidden: true },
  ],
  recordRepresentation: 'name',
}
