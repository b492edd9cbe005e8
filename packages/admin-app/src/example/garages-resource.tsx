import { lazy } from 'react'
import type { AdminResource } from '../config/admin-feature'
import { resourceEndpoints } from '../data/resource-endpoints'
import { pageOfRows } from '../data/page-of-rows'
import { type GarageDraft, garagesApi } from './garages-api'

const GarageList = lazy(async () => ({ default: (await import('./GaragePages')).GarageList }))
const GarageCreate = lazy(async () => ({ default: (await import('./GaragePages')).GarageCreate }))
const GarageEdit = lazy(async () => ({ default: (await import('./GaragePages')).GarageEdit }))
const GarageInputs = lazy(async () => ({ default: (await import('./GarageInputs')).GarageInputs }))

const managers = [1, 3] as const

/** A kind of record that the product does not know, kept by a service of the business itself. */
export const garagesResource: AdminResource = {
  name: 'garages',
  endpoints: resourceEndpoints<GarageDraft>({
    id: 'id',
    list: {
      access: [1, 2, 3],
      sorts: ['name', 'city', 'bays'],
      async run(_api, query, { signal }) {
        return pageOfRows(await garagesApi.all(signal), query, { searchIn: ['name', 'city'] })
      },
    },
    one: { access: managers, run: async (_api, id, { signal }) => garagesApi.one(id, signal) },
    create: { access: managers, run: async (_api, garage) => garagesApi.create(garage) },
    update: { access: managers, run: async (_api, id, garage) => garagesApi.update(id, garage) },
    remove: { access: managers, run: async (_api, id) => garagesApi.remove(id) },
  }),
  columns: [
    { source: 'name' },
    { source: 'city' },
    { source: 'bays', align: 'right' },
    { source: 'note', sortable: false, hidden: true },
  ],
  form: GarageInputs,
  pages: { list: GarageList, create: GarageCreate, edit: GarageEdit },
  recordRepresentation: 'name',
}
