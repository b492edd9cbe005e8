import { Button } from '@mui/material'
import { useTranslate } from 'ra-core'
import ExploreOffOutlined from '@mui/icons-material/ExploreOffOutlined'
import { Link } from 'react-router'
import { Page } from './Page'
import { EmptyState } from './StateMessage'

/** Any address that nothing answers. */
export function NotFoundPage() {
  const translate = useTranslate()
  return (
    <Page title="console.not_found.title">
      <EmptyState
        title="console.not_found.title"
        text="console.not_found.text"
        icon={ExploreOffOutlined}
        action={
          <Button variant="outlined" component={Link} to="/">
            {translate('console.not_found.back')}
          </Button>
        }
      />
    </Page>
  )
}
