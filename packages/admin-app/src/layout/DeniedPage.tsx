import LockOutlined from '@mui/icons-material/LockOutlined'
import { Page } from './Page'
import { EmptyState } from './StateMessage'

/** Where react-admin leads who may not do something with a resource. */
export function DeniedPage() {
  return (
    <Page title="console.denied.title">
      <EmptyState title="console.denied.title" text="console.denied.text" icon={LockOutlined} />
    </Page>
  )
}
