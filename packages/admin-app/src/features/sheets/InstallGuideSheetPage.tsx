import { INSTALL_GUIDE } from './sheet-resources'
import { SheetTrucks } from './SheetTrucks'

export const InstallGuideSheetPage = () => (
  <SheetTrucks
    resource={INSTALL_GUIDE}
    title="console.sidebar.install_guide_sheet"
    call={(api, input) => api.exportInstallGuide(input)}
  />
)
