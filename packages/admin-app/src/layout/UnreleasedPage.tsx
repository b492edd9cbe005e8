import ConstructionOutlined from '@mui/icons-material/ConstructionOutlined'
import { Page } from './Page'
import { EmptyState } from './StateMessage'

/** A section whose pages come with a later release, said as it is. */
export function UnreleasedPage({ title }: { title: string }) {
  return (
    <Page title={title}>
      <EmptyState
        title="console.unreleased.title"
        text="console.unreleased.text"
        icon={ConstructionOutlined}
      />
    </Page>
  )
}
