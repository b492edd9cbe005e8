import ExpandMore from '@mui/icons-material/ExpandMore'
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Card,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { useTranslate } from 'ra-core'
import { Suspense } from 'react'
import { fetched } from '../../config/fetched'
import { FormSkeleton } from '../../forms/FormSkeleton'
import { Page } from '../../layout/Page'
import { EmptyState } from '../../layout/StateMessage'
import { ResourceTable } from '../../lists/ResourceTable'
import { ClientUserActions } from './ClientUserActions'
import { CLIENT_USERS } from './client-users'

const CreateClientUser = fetched(async () => (await import('./CreateClientUser')).CreateClientUser)
const DeleteClientUsers = fetched(async () => (await import('./DeleteClientUsers')).DeleteClientUsers)

/** The form of a new client user, and the table. Spec: operations, 2. */
export function ClientUsersPage() {
  const translate = useTranslate()
  const isWide = useMediaQuery<Theme>(theme => theme.breakpoints.up('lg'), { noSsr: true })
  return (
    <Page title="console.sidebar.client_users">
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: isWide ? 'minmax(0, 1fr) 340px' : 'minmax(0, 1fr)',
        }}
      >
        {isWide ? (
          <Card
            component="section"
            aria-labelledby="create-client-user"
            sx={{ order: 2, p: 2, pb: 0, mt: 1 }}
          >
            <Typography component="h2" variant="h2" id="create-client-user" sx={{ mb: 1 }}>
              {translate('client_users.create')}
            </Typography>
            <Form />
          </Card>
        ) : (
          <Accordion variant="outlined" slotProps={{ heading: { component: 'h2' } }}>
            <AccordionSummary expandIcon={<ExpandMore />}>
              <Typography component="span" variant="h2">
                {translate('client_users.create')}
              </Typography>
            </AccordionSummary>
            <AccordionDetails>
              <Form />
            </AccordionDetails>
          </Accordion>
        )}
        <Box sx={{ minWidth: 0 }}>
          <ResourceTable
            resource={CLIENT_USERS}
            label="client_users.list"
            sort={{ field: 'user_name', order: 'ASC' }}
            rowActions={<ClientUserActions />}
            bulkActions={DeleteClientUsers}
            empty={<EmptyState title="client_users.empty" text="client_users.empty_text" />}
          />
        </Box>
      </Box>
    </Page>
  )
}

/** The table does not wait for the form. */
const Form = () => (
  <Suspense fallback={<FormSkeleton fields={5} />}>
    <CreateClientUser />
  </Suspense>
)
