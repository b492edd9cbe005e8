import { PRINT_ORDER } from './sheet-resources'
import { SheetPage } from './SheetPage'

export const PrintOrderSheetPage = () => (
  <SheetPage
    resource={PRINT_ORDER}
    title="console.sidebar.print_order_sheet"
    call={(api, input) => api.exportPrintOrder(input)}
  />
)
