import { placeholderEndpoints } from '@product/sdk/features/macros'
import {
  PLACEHOLDER_FIELDS,
  placeholderKind,
  placeholderProblems,
  type PlaceholderWithGroups,
} from '@product/sdk/nouns/placeholders'
import { Conflict, Invalid, NotFound } from '../../contract/refusals'
import { type Call, implement } from '../../http/implement'
import { deleteModelledPaths } from '../../nouns/driving/path-store'
import {
  insertPlaceholder,
  placeholderPage,
  placeholdersWithGroups,
  removePlaceholder,
} from '../../nouns/placeholders/placeholder-store'
import {
  type Actor,
  type AuditEntry,
  recordAudit,
  recordWithParts,
} from '../../nouns/record-keeping/record-audit'
import { campaignsOfPlaceholders } from './campaigns-of-placeholders'
import { holdPlaceholder } from './hold-placeholder'
import { namedList } from './named-list'
import { holdLinkedGroups, refuseWrongWeighting, saveGroups } from './save-groups'
import { placedFirst, type Start } from './placed-first'
import { updatePlaceholder } from './update-placeholder'

interface Deed {
  session: Actor
  now: Date
  requestId: string
}

const entryOf = (
  { session, now, requestId }: Deed,
  deed: string,
  sides: { before?: PlaceholderWithGroups; after?: PlaceholderWithGroups },
  of: PlaceholderWithGroups,
): AuditEntry => ({
  session,
  now,
  requestId,
  action: `${deed} ${placeholderKind(of)} ${of.name}`,
  entity: 'placeholder',
  entityId: of.placeholder_id,
  ...sides,
  fields: PLACEHOLDER_FIELDS,
})

async function createPlaceholders(call: Call<typeof placeholderEndpoints.createPlaceholder>, start: Start) {
  const { db, body, now } = call
  const { name: names, waypoint_ids, ...fields } = body
  const problems = placeholderProblems(fields)
  if (Object.keys(problems).length > 0) throw new Invalid(problems)
  if (waypoint_ids) {
    refuseWrongWeighting(fields.use_weighting, waypoint_ids)
    await holdLinkedGroups(db, waypoint_ids)
  }
  const ids: number[] = []
  for (const name of names) {
    const stored = { ...fields, ...start, name, created_at: now }
    const { placeholder_id } = await insertPlaceholder(db, stored)
    if (waypoint_ids) await saveGroups(db, placeholder_id, fields.use_weighting, waypoint_ids)
    ids.push(placeholder_id)
  }
  const added = await placeholdersWithGroups(db, ids)
  const entries = added.map(row => entryOf(call, 'added', { after: row }, row))
  const [only] = entries
  if (only && entries.length === 1) await recordAudit(db, only)
  else {
    const kind = placeholderKind(fields)
    const whole = { ...call, action: `added ${entries.length} ${kind}s`, entity: 'placeholder' }
    await recordWithParts(db, whole, entries)
  }
  return { new_placeholder: added }
}

export const placeholderHandlers = implement(placeholderEndpoints, {
  async placeholders({ db, query }) {
    const { rows, rowCount } = await placeholderPage(db, query)
    const campaigns = await campaignsOfPlaceholders(
      db,
      rows.map(({ placeholder_id }) => placeholder_id),
    )
    return {
      placeholders: rows.map(row => ({ ...row, campaigns: campaigns.get(row.placeholder_id) ?? [] })),
      rowCount,
    }
  },

  async placeholder({ db, params }) {
    const placeholder = await placeholdersWithGroups(db, [params.id])
    if (placeholder.length === 0) throw new NotFound('This placeholder')
    return { placeholder }
  },

  createPlaceholder: { ownTransaction: true, handler: placedFirst(createPlaceholders) },

  updatePlaceholder: { ownTransaction: true, handler: placedFirst(updatePlaceholder) },

  async deletePlaceholder(call) {
    const { db, params } = call
    await holdPlaceholder(db, params.id)
    const deleted = await placeholdersWithGroups(db, [params.id])
    const on = (await campaignsOfPlaceholders(db, [params.id])).get(params.id) ?? []
    for (const stored of deleted) {
      // What it drove there counts for the client; it stays as long as the placeholder is on the campaign.
      if (on.length > 0) {
        const names = namedList(on.map(({ name }) => name))
        throw new Conflict(
          `The ${placeholderKind(stored)} ${stored.name} is on ${names}. Take it off there first.`,
        )
      }
      await deleteModelledPaths(db, params.id)
      await removePlaceholder(db, params.id)
      await recordAudit(db, entryOf(call, 'deleted', { before: stored }, stored))
    }
    return { deleted_placeholder: deleted }
  },
})
