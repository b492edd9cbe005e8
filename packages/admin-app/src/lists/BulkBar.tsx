import type { ReactNode } from 'react'
import { BulkActionsToolbar } from 'react-admin'

/** What can be done with the rows that are ticked; shown while there are some. */
export const BulkBar = ({ children }: { children: ReactNode }) => (
  <BulkActionsToolbar>{children}</BulkActionsToolbar>
)
