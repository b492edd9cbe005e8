import { PRINT_ORDER } from './sheet-resources'
import { SheetTrucks } from './SheetTrucks'

export const PrintOrderSheetPage = () => (
  <SheetTrucks
    resource={PRINT_ORDER}
    title="console.sidebar.print_order_sheet"
    call={(api, input) => api.exportPrintOrder(input)}
  />
)
