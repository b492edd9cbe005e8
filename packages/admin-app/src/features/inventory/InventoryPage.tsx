import { INVENTORY_TEXTS } from '@product/sdk/features/inventory'
import { Page } from '../../layout/Page'
import { EmptyState } from '../../layout/StateMessage'
import { ResourceTable } from '../../lists/ResourceTable'
import { ExportInventory } from './ExportInventory'
import { INVENTORY } from './inventory-trucks'
import { InventoryFilters } from './InventoryFilters'

/** Trucks on no campaign. Spec: operations, 2. */
export function InventoryPage() {
  return (
    <Page title="console.sidebar.inventory">
      <ResourceTable
        resource={INVENTORY}
        label="console.sidebar.inventory"
        sort={{ field: 'vendor_name', order: 'ASC' }}
        filters={<InventoryFilters />}
        exportable={false}
        exportButton={<ExportInventory />}
        empty={<EmptyState title={INVENTORY_TEXTS.empty} text="inventory.empty_text" />}
      />
    </Page>
  )
}
