import { Button } from '@mui/material'
import { FIX_LIST_TEXTS } from '@product/sdk/nouns/fix-list'
import { useSearchParams } from 'react-router'
import { Page } from '../../layout/Page'
import { FixListCounts } from './FixListCounts'
import { FixListDialog, type ShownItem } from './FixListDialog'
import { FixListTables } from './FixListTables'
import { ITEM_PARAMETER, itemAddress, NEW_ITEM } from '../../fix-item-address'

const shownIn = (params: URLSearchParams): ShownItem | undefined => {
  const text = params.get(ITEM_PARAMETER)
  if (text === NEW_ITEM) return { id: NEW_ITEM }
  return text !== null && /^\d+$/.test(text) ? { id: Number(text) } : undefined
}

/** What is wrong with trucks: open items, then closed ones. The address says which item is shown. Spec: operations, 2. */
export function FixListPage() {
  const [params, setParams] = useSearchParams()
  const show = (id: number | typeof NEW_ITEM | undefined) =>
    setParams(before => {
      const after = new URLSearchParams(before)
      if (id === undefined) after.delete(ITEM_PARAMETER)
      else after.set(ITEM_PARAMETER, String(id))
      return after
    })
  return (
    <Page
      title="console.sidebar.fixlist"
      actions={
        <Button variant="contained" onClick={() => show(NEW_ITEM)}>
          {FIX_LIST_TEXTS.new}
        </Button>
      }
    >
      <FixListCounts />
      <FixListTables onOpen={show} rowLink={({ id }) => itemAddress(Number(id))} isMain />
      <FixListDialog shown={shownIn(params)} onClose={() => show(undefined)} />
    </Page>
  )
}
