import ArrowBack from '@mui/icons-material/ArrowBack'
import { Box, Button, Card, Typography } from '@mui/material'
import { CREDENTIAL_TEXTS, newCredential } from '@product/sdk/nouns/people'
import { useGetOne, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import { isRecordId } from '../../data/record-id'
import type { Fields } from '../../forms/changed-fields'
import { CreateForm } from '../../forms/CreateForm'
import { problemsOf } from '../../forms/problems-of'
import { ResourceForm } from '../../forms/ResourceForm'
import { NoRecord } from '../../layout/NoRecord'
import { Page } from '../../layout/Page'
import { EmptyState } from '../../layout/StateMessage'
import { ResourceTable } from '../../lists/ResourceTable'
import { pathTo } from '../../paths'
import { type ClientUser, CLIENT_USERS } from './client-users'
import { CredentialActions } from './CredentialActions'
import { CREDENTIALS } from './credentials'

/** The contacts of one client user. Spec: operations, 2. */
export function CredentialsPage() {
  const translate = useTranslate()
  const { id = '' } = useParams()
  const userId = Number(id)
  const {
    data: user,
    error,
    refetch,
  } = useGetOne<ClientUser>(
    CLIENT_USERS,
    { id: userId },
    { enabled: isRecordId(id), onError: () => undefined },
  )
  const filter = useMemo(() => ({ user_id: userId }), [userId])
  return (
    <Page
      title={user ? 'credentials.title' : 'console.titles.credentials'}
      titleArgs={{ name: user?.user_name }}
      record={user && { name: user.user_name, kind: 'console.kinds.client_user' }}
      actions={
        <Button variant="outlined" startIcon={<ArrowBack />} component={Link} to={pathTo('clientUsers')}>
          {translate('credentials.back')}
        </Button>
      }
    >
      {error || !isRecordId(id) ? (
        <NoRecord
          title="credentials.no_user"
          back={{ to: pathTo('clientUsers'), label: 'credentials.back' }}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
          }}
        >
          <Card
            component="section"
            aria-labelledby="create-credential"
            sx={{ order: { lg: 2 }, p: 2, pb: 0, mt: { lg: 1 } }}
          >
            <Typography component="h2" variant="h2" id="create-credential" sx={{ mb: 1 }}>
              {translate('credentials.create')}
            </Typography>
            <CreateCredential key={userId} userId={userId} />
          </Card>
          <Box sx={{ minWidth: 0 }}>
            <ResourceTable
              key={userId}
              resource={CREDENTIALS}
              label="credentials.list"
              filter={filter}
              sort={{ field: 'name', order: 'ASC' }}
              rowActions={<CredentialActions />}
              empty={<EmptyState title="credentials.empty" text="credentials.empty_text" />}
            />
          </Box>
        </Box>
      )}
    </Page>
  )
}

const validate = problemsOf(newCredential)

function CreateCredential({ userId }: { userId: number }) {
  const toSend = ({ name, company, email }: Fields): Fields => ({ user_id: userId, name, company, email })
  return (
    <CreateForm
      resource={CREDENTIALS}
      of={userId}
      saved={CREDENTIAL_TEXTS.created}
      failed={CREDENTIAL_TEXTS.createFailed}
      toSend={toSend}
      validate={validate}
      saveLabel="credentials.create_button"
    >
      <ResourceForm resource={CREDENTIALS} mode="create" />
    </CreateForm>
  )
}
