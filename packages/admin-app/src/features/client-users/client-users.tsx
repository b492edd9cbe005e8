import { Avatar, Box, Tooltip } from '@mui/material'
import { formValues, type RecordRow } from '@product/sdk/contract'
import { CLIENT_USER_FIELDS, type NewClientUser } from '@product/sdk/nouns/people'
import type { RaRecord } from 'ra-core'
import type { AdminResource } from '../../config/admin-feature'
import { listAction, onlyRow, resourceEndpoints } from '../../data/resource-endpoints'
import { fieldColumns } from '../../fields/field-columns'
import { InstantText } from '../../fields/InstantText'
import { initials } from '@product/sdk/values'

export const CLIENT_USERS = 'client-users'

/** A row of the table, which is also what the edit form starts with. */
export interface ClientUser extends RaRecord<number>, RecordRow<typeof CLIENT_USER_FIELDS> {
  user_id: number
  campaigns: readonly { campaign_id: number; name: string }[]
  last_login_at: string | null
  version: number
}

type ClientUserDraft = NewClientUser & { version?: number }

/** A row with what its form calls the fields. */
export const withFormNames = <Row extends RecordRow<typeof CLIENT_USER_FIELDS>>(row: Row) => ({
  ...row,
  ...formValues(CLIENT_USER_FIELDS, row),
})

export const clientUser = (record: RaRecord) => record as ClientUser

const campaignNames = (record: RaRecord): string =>
  clientUser(record)
    .campaigns.map(({ name }) => name)
    .join(', ')

export const clientUsers: AdminResource = {
  name: CLIENT_USERS,
  endpoints: resourceEndpoints<ClientUserDraft>({
    id: 'user_id',
    list: listAction({
      access: 'clientUsers',
      sorts: ['user_name', 'email', 'company', 'user_id'],
      async run(api, query, { signal }) {
        const { clients, rowCount } = await api.clientUsers({ query, signal })
        return { rows: clients.map(withFormNames), rowCount }
      },
    }),
    one: {
      access: 'clientUsers',
      async run(api, id, { signal }) {
        const { clients } = await api.clientUsers({ query: { user_id: Number(id) }, signal })
        return withFormNames(onlyRow(clients))
      },
    },
    create: {
      access: 'createClientUser',
      async run(api, body, { idempotencyKey }) {
        const { new_client } = await api.createClientUser({ body, idempotencyKey })
        return { ...withFormNames(onlyRow(new_client)), campaigns: [], last_login_at: null }
      },
    },
    update: {
      access: 'updateUser',
      async run(api, userId, body, { idempotencyKey }) {
        const { updated_user } = await api.updateUser({ params: { userId }, body, idempotencyKey })
        const saved = onlyRow(updated_user)
        return withFormNames({ ...saved, user_name: saved.name })
      },
    },
    remove: { access: 'deleteUser', run: async (api, userId) => api.deleteUser({ params: { userId } }) },
  }),
  columns: [
    ...fieldColumns(CLIENT_USER_FIELDS, {
      resource: CLIENT_USERS,
      own: { name: { render: record => <NameWithPicture user={clientUser(record)} /> } },
    }),
    {
      source: 'campaigns',
      render: record => <CampaignNames names={campaignNames(record)} />,
      csv: campaignNames,
    },
    { source: 'user_id', hidden: true },
    {
      source: 'last_login_at',
      hidden: true,
      render: ({ last_login_at }) => last_login_at && <InstantText instant={last_login_at} />,
    },
  ],
  recordRepresentation: 'user_name',
}

function NameWithPicture({ user: { user_name, user_profile_image } }: { user: ClientUser }) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5, minWidth: 160, verticalAlign: 'middle' }}
    >
      <Avatar
        src={user_profile_image ?? undefined}
        alt=""
        sx={{ width: 32, height: 32, fontSize: '0.75rem', bgcolor: 'action.selected', color: 'text.primary' }}
      >
        {initials(user_name)}
      </Avatar>
      {user_name}
    </Box>
  )
}

/** A client may have dozens: two lines, the rest on hover, so that the row stays one. */
const CampaignNames = ({ names }: { names: string }) => (
  <Tooltip title={names}>
    <Box
      component="span"
      sx={{ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' }}
    >
      {names}
    </Box>
  </Tooltip>
)
