import { type RaRecord, useListContext } from 'ra-core'
import { useEffect } from 'react'
import { pageAt } from '../config/page-at'
import { useAdmin } from '../config/runtime'
import { whenIdle } from '../config/when-idle'

/** Fetches the code of the page that rows lead to once the browser has nothing else to do: a click then waits for data alone. */
export function RowPageAhead({ rowLink }: { rowLink: (record: RaRecord) => string }) {
  const { pages } = useAdmin()
  const { data = [] } = useListContext()
  const [first] = data
  const page = first && pageAt(pages, rowLink(first))
  useEffect(() => page && whenIdle(() => void page.page.ahead()), [page])
  return null
}
