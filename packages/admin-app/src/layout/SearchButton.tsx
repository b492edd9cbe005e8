import SearchOutlined from '@mui/icons-material/SearchOutlined'
import { useTranslate } from 'ra-core'
import { use } from 'react'
import { Keys } from '../shortcuts/Keys'
import { OpenLayerContext } from './layers'
import { SidebarButton } from './SidebarLink'

/** The search icon of the sidebar. Spec: client dashboard, 2. */
export function SearchButton() {
  const translate = useTranslate()
  const open = use(OpenLayerContext)
  return (
    <SidebarButton
      icon={SearchOutlined}
      label={translate('console.sidebar.search')}
      onClick={() => open('search')}
      trailing={<Keys keys="mod+k" />}
    />
  )
}
