import ConstructionOutlined from '@mui/icons-material/ConstructionOutlined'
import type { ReactNode } from 'react'
import { Page } from '../../layout/Page'
import { EmptyState } from '../../layout/StateMessage'

/** A section whose pages come with a later release, said as it is; below it, what is there already. */
export function UnreleasedPage({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Page title={title}>
      <EmptyState
        title="console.unreleased.title"
        text="console.unreleased.text"
        icon={ConstructionOutlined}
      />
      {children}
    </Page>
  )
}
