import { INSTALL_GUIDE } from './sheet-resources'
import { SheetPage } from './SheetPage'

export const InstallGuideSheetPage = () => (
  <SheetPage
    resource={INSTALL_GUIDE}
    title="console.sidebar.install_guide_sheet"
    call={(api, input) => api.exportInstallGuide(input)}
  />
)
