import { type RaRecord, useListContext } from 'ra-core'
import { useEffect } from 'react'
import { pageAt } from '../config/page-at'
import { useAdmin } from '../config/runtime'

/** Fetches the code of the page that rows lead to once the browser has nothing else to do: a click then waits for data alone. */
export function RowPageAhead({ rowLink }: { rowLink: (record: RaRecord) => string }) {
  const { pages } = useAdmin()
  const { data = [] } = useListContext()
  const [first] = data
  const page = first && pageAt(pages, rowLink(first))
  useEffect(() => {
    if (!page) return
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) return void page.page.ahead()
    const idle = requestIdleCallback(() => void page.page.ahead())
    return () => cancelIdleCallback(idle)
  }, [page])
  return null
}
