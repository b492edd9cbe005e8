import { waypointGroupEndpoints } from '@product/sdk/features/macros'
import { isPassing, placeAddresses, type WaypointGroup } from '@product/sdk/nouns/placeholders'
import { Conflict, NotFound, StaleEdit } from '../../contract/refusals'
import type { Db } from '../../db/db'
import { implement } from '../../http/implement'
import {
  changeGroup,
  findGroup,
  groupPage,
  insertGroup,
  lockGroup,
  placeholdersUsing,
  removeGroup,
} from '../../nouns/placeholders/waypoint-group-store'
import { type Actor, recordAudit } from '../../nouns/record-keeping/record-audit'
import { namedList } from './named-list'

interface Edit {
  db: Db
  session: Actor
  now: Date
  requestId: string
}

const record = (
  { db, session, now, requestId }: Edit,
  deed: string,
  sides: { before?: WaypointGroup; after?: WaypointGroup },
) => {
  const group = sides.after ?? sides.before
  return recordAudit(db, {
    session,
    now,
    requestId,
    action: `${deed} the waypoint group ${group?.name}`,
    entity: 'waypoint_group',
    entityId: group?.waypoint_group_id,
    ...sides,
  })
}

/** As it is stored, held until the edit is written. */
async function held(db: Db, id: number): Promise<WaypointGroup> {
  const group = await lockGroup(db, id)
  if (!group) throw new NotFound('This waypoint group')
  return group
}

export const waypointGroupHandlers = implement(waypointGroupEndpoints, {
  async waypointGroups({ db, query }) {
    const { rows, rowCount } = await groupPage(db, query)
    return { waypoints: rows, rowCount }
  },

  async waypointGroup({ db, params }) {
    const group = await findGroup(db, params.id)
    if (!group) throw new NotFound('This waypoint group')
    return { waypoint: [{ ...group, placeholders: await placeholdersUsing(db, params.id) }] }
  },

  async createWaypointGroup(call) {
    const added = await insertGroup(call.db, call.body, call.now)
    await record(call, 'added', { after: added })
    return { new_waypoint: [added] }
  },

  async updateWaypointGroup(call) {
    const { db, params, body } = call
    const { version, ...change } = body
    const before = await held(db, params.id)
    if (version !== undefined && version !== before.version) {
      throw new StaleEdit('This waypoint group', before)
    }
    const after = await changeGroup(db, params.id, change)
    await record(call, 'changed', { before, after })
    return { updated_waypoint: [after] }
  },

  async deleteWaypointGroup(call) {
    const { db, params } = call
    const before = await held(db, params.id)
    // Without it those that use it would drive to fewer places, or nowhere, and their weightings no longer add up.
    const using = await placeholdersUsing(db, params.id)
    if (using.length > 0) {
      const names = namedList(using.map(({ name }) => name))
      throw new Conflict(`The waypoint group ${before.name} is used by ${names}. Take it out there first.`)
    }
    await removeGroup(db, params.id)
    await record(call, 'deleted', { before })
    return { deleted_waypoint: [before] }
  },

  // It stores nothing, and no transaction waits for an outside service.
  placesOfAddresses: {
    ownTransaction: true,
    async handler({ body, parts }) {
      const { placed, unplaced } = await placeAddresses(parts.geocoder, body.addresses)
      const at = new Map(placed.map(place => [place.address, place.at]))
      return {
        places: body.addresses.map(address => ({ address, at: at.get(address) ?? null })),
        complete: !unplaced.some(({ problem }) => isPassing(problem)),
      }
    },
  },
})
