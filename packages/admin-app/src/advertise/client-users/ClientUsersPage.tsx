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
import { CLIENT_USER_ALERTS, newClientUser } from '@product/sdk/advertise'
import { useTranslate } from 'ra-core'
import type { Fields } from '../../forms/changed-fields'
import { CreateForm } from '../../forms/CreateForm'
import { problemsOf } from '../../forms/problems-of'
import { ResourceForm } from '../../forms/ResourceForm'
import { Page } from '../../layout/Page'
import { EmptyState } from '../../layout/StateMessage'
import { ResourceTable } from '../../lists/ResourceTable'
import { ClientUserActions } from './ClientUserActions'
import { CLIENT_USERS } from './client-users'

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
            <CreateClientUser />
          </Card>
        ) : (
          <Accordion variant="outlined" slotProps={{ heading: { component: 'h2' } }}>
            <AccordionSummary expandIcon={<ExpandMore />}>
              <Typography component="span" variant="h2">
                {translate('client_users.create')}
              </Typography>
            </AccordionSummary>
            <AccordionDetails>
              <CreateClientUser />
            </AccordionDetails>
          </Accordion>
        )}
        <Box sx={{ minWidth: 0 }}>
          <ResourceTable
            resource={CLIENT_USERS}
            label="client_users.list"
            sort={{ field: 'user_name', order: 'ASC' }}
            rowActions={<ClientUserActions />}
            empty={<EmptyState title="client_users.empty" text="client_users.empty_text" />}
          />
        </Box>
      </Box>
    </Page>
  )
}

const validate = problemsOf(newClientUser)
const SECRET = ['password']

const toSend = ({ name, email, company, password, userProfileUrl }: Fields): Fields => ({
  name,
  email,
  company,
  password,
  userProfileUrl,
})

function CreateClientUser() {
  return (
    <CreateForm
      resource={CLIENT_USERS}
      saved={CLIENT_USER_ALERTS.created}
      failed={CLIENT_USER_ALERTS.createFailed}
      stays="short"
      toSend={toSend}
      validate={validate}
      leaveOut={SECRET}
      saveLabel="client_users.create_button"
    >
      <ResourceForm resource={CLIENT_USERS} mode="create" />
    </CreateForm>
  )
}
