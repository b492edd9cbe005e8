import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import { Button } from '@mui/material'
import {
  INVENTORY_FILE,
  INVENTORY_TEXTS,
  inventoryCsv,
  inventoryToExport,
  type InventoryTruck,
} from '@product/sdk/features/inventory'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useListContext, useRefresh, useTranslate } from 'ra-core'
import { useApi } from '../../config/runtime'
import { saveFile } from '../../data/save-file'
import { useToast } from '../../toasts/use-toast'
import { type InventoryFilter, inventoryPage } from './inventory-trucks'
import { inventoryKey, useInventory } from './use-inventory'

/** Names that a toast has room for. */
const NAMED = 3

/** Saves what the list around it has found; trucks that were put on a campaign meanwhile are left out and named. */
export function ExportInventory() {
  const translate = useTranslate()
  const toast = useToast()
  const api = useApi()
  const queries = useQueryClient()
  const refresh = useRefresh()
  const { filterValues, sort } = useListContext()
  const { city, make, q = '' }: InventoryFilter & { q?: string } = filterValues
  const { data, isPlaceholderData } = useInventory({ city, make })
  // Of other cities there is nothing to compare.
  const opened = isPlaceholderData ? undefined : data

  function found(trucks: readonly InventoryTruck[]): InventoryTruck[] {
    const { rows } = inventoryPage(trucks, {
      search: q,
      sortBy: sort.field,
      sortOrder: sort.order === 'DESC' ? 'desc' : 'asc',
      page: 0,
      pageSize: trucks.length,
    })
    // They are some of the trucks that were given.
    return rows as InventoryTruck[]
  }
  const { mutate, isPending } = useMutation({
    mutationFn: async () => api.unassignedTrucks({ query: { city, make } }),
    onSuccess(now) {
      const shown = found(opened?.unassigned_trucks ?? now.unassigned_trucks)
      const { trucks, taken } = inventoryToExport(shown, now.unassigned_trucks)
      queries.setQueryData(inventoryKey({ city, make }), now)
      if (taken.length > 0) {
        refresh()
        toast('warning', 'inventory.taken', { args: leftOut(taken), stays: 'long' })
      }
      if (trucks.length === 0) return taken.length === 0 && toast('info', INVENTORY_TEXTS.nothingToExport)
      saveFile(INVENTORY_FILE, inventoryCsv(trucks))
    },
  })
  return (
    <Button
      size="small"
      startIcon={<DownloadOutlined />}
      onClick={() => mutate()}
      loading={isPending}
      loadingPosition="start"
    >
      {translate('inventory.export')}
    </Button>
  )
}

function leftOut(taken: readonly InventoryTruck[]) {
  const names = taken.slice(0, NAMED).map(({ name }) => name)
  return { smart_count: taken.length, names: [...names, ...(taken.length > NAMED ? ['…'] : [])].join(', ') }
}
