import { Box } from '@mui/material'
import type { RaRecord } from 'ra-core'
import { Suspense } from 'react'
import { fetched } from '../config/fetched'
import type { Column } from '../config/admin-feature'
import { pathTo } from '../paths'

const PageLink = fetched(async () => (await import('../layout/PageLink')).PageLink)

/** A name, with the way to the page of the record that `id` names in the row. */
const linkColumn = (source: string, id: string, to: (id: number) => string): Column => ({
  source,
  render: (record: RaRecord) => {
    const name: unknown = record[source]
    const of: unknown = record[id]
    if (typeof name !== 'string') return null
    if (typeof of !== 'number') return name
    return (
      <Suspense fallback={name}>
        <PageLink name={name} to={to(of)} />
      </Suspense>
    )
  },
})

/** The vendor of a row that has `vendor_id` and `vendor_name`. */
export const vendorColumn = linkColumn('vendor_name', 'vendor_id', id => pathTo('editVendor', { id }))

/** The truck of a row that has `truck_id`; its name stands in `source`. */
export const truckColumn = (source: 'name' | 'truck_name'): Column =>
  linkColumn(source, 'truck_id', id => pathTo('editTruck', { id }))

/** Plates and telephone numbers: signs that are compared one by one. */
export const codeColumn = (source: string, textOf: (text: string) => string = text => text): Column => ({
  source,
  render: (record: RaRecord) => {
    const code: unknown = record[source]
    if (typeof code !== 'string') return null
    return (
      <Box component="span" sx={{ fontFamily: 'monospace', whiteSpace: 'nowrap' }}>
        {textOf(code)}
      </Box>
    )
  },
})
