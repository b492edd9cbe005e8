import type { ActivityEntry } from '@product/sdk/features/team'
import { activityPlaceOf } from '@product/sdk/nouns/record-keeping'
import type { RaRecord } from 'ra-core'
import type { AdminResource } from '../../config/admin-feature'
import { listAction, resourceEndpoints } from '../../data/resource-endpoints'
import { InstantText } from '../../fields/InstantText'
import { ChangesButton } from './ChangesButton'
import { pageEnds } from './page-ends'
import { type ValueWords, valueText } from './value-text'
import { privilegeName } from './team-users'

export const ACTIVITY = 'activity'

/** The rows are those of the one list endpoint. */
const entry = (record: RaRecord) => record as RaRecord & ActivityEntry

/** Within a client's dashboard both are named. */
const who = (record: RaRecord): string => {
  const { user, client } = entry(record)
  return client ? `${user} → ${client}` : user
}

const ends = pageEnds()

/** In a file other programs read instants and truth values. */
const AS_STORED: ValueWords = { yes: 'true', no: 'false', moment: instant => instant }

/** What the team did, the latest first. Spec: client dashboard, 2 and 3. */
export const activity: AdminResource = {
  name: ACTIVITY,
  endpoints: resourceEndpoints({
    id: 'id',
    list: listAction({
      access: 'activityLog',
      sorts: ['timestamp'],
      async run(api, query, { signal }) {
        const after = ends.before(query)
        const { logs, rowCount } = await api.activityLog({ query: { ...query, after }, signal })
        const rows = Object.values(logs).flat()
        const last = rows.at(-1)
        ends.note(query, last && activityPlaceOf(last))
        return { rows, rowCount }
      },
    }),
  }),
  columns: [
    { source: 'user', render: who, csv: who },
    {
      source: 'privilege_id',
      render: ({ privilege_id }) => privilegeName(privilege_id),
      csv: ({ privilege_id }) => privilegeName(privilege_id),
    },
    { source: 'action' },
    { source: 'timestamp', render: record => <InstantText instant={entry(record).timestamp} /> },
    {
      source: 'changes',
      render: record => <ChangesButton entry={entry(record)} />,
      csv: record =>
        entry(record)
          .changes.map(
            ({ field, before, after }) =>
              `${field}: ${valueText(field, before, AS_STORED)} → ${valueText(field, after, AS_STORED)}`,
          )
          .join('; '),
    },
  ],
  recordRepresentation: 'message',
}
