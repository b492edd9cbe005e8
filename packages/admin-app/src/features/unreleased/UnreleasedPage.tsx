import ConstructionOutlined from '@mui/icons-material/ConstructionOutlined'
import { Inserts } from '../../layout/Inserts'
import { Page } from '../../layout/Page'
import { EmptyState } from '../../layout/StateMessage'
import type { PageName } from '../../paths'

/** A section whose pages come with a later release, said as it is; below it, what other features show there. */
export function UnreleasedPage({ name, title }: { name: PageName; title: string }) {
  return (
    <Page title={title}>
      <EmptyState
        title="console.unreleased.title"
        text="console.unreleased.text"
        icon={ConstructionOutlined}
      />
      <Inserts into={name} />
    </Page>
  )
}
