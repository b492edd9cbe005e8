import { type RaRecord, useListContext } from 'ra-core'
import { useEffect } from 'react'
import { fetchAhead } from '../config/open-ahead'
import { pageAt } from '../config/page-at'
import { useRuntime } from '../config/runtime'
import { whenIdle } from '../config/when-idle'

/** Fetches the page that rows lead to once the browser has nothing else to do: a click then waits for data alone. */
export function RowPageAhead({ rowLink }: { rowLink: (record: RaRecord) => string }) {
  const { admin, i18n } = useRuntime()
  const { data = [] } = useListContext()
  const [first] = data
  const page = first && pageAt(admin.pages, rowLink(first))
  useEffect(() => page && whenIdle(() => fetchAhead(i18n, page)), [page, i18n])
  return null
}
