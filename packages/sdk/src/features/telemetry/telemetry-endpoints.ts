import { z } from 'zod'
import { endpoint } from '../../contract/endpoint'
import { UNUSABLE_REASONS } from '../../nouns/driving/intake-rule'

const fields = z.record(z.string(), z.unknown())

/**
 * How many fixes are new, how many were there already, and how many count for nothing, by reason. All but the
 * `inaccurate` ones of these are not stored: sending them again would not help.
 */
const stored = z.object({
  stored: z.number().int(),
  repeated: z.number().int(),
  unusable: z.partialRecord(z.enum(UNUSABLE_REASONS), z.number().int()),
})

/**
 * Where trackers deliver. The device id is the truck's imei; the truck's token comes as `token` in the query, in an
 * OsmAnd body, among the attributes of a Traccar device, or as `Authorization: Bearer`. An answer of 200 means that the
 * fixes are stored or counted as unusable; 503 that some lie ahead of the server's clock, and are to be kept and sent again.
 */
export const telemetryEndpoints = {
  osmandQuery: endpoint({
    method: 'GET',
    path: '/telemetry/osmand',
    summary: 'A fix in the OsmAnd form, in the query.',
    access: 'device',
    query: z.looseObject({}),
    answer: stored,
    errors: ['invalid', 'forbidden', 'not_found', 'unavailable'],
  }),
  osmand: endpoint({
    method: 'POST',
    path: '/telemetry/osmand',
    summary: 'A fix in the OsmAnd form (URL-encoded or JSON).',
    access: 'device',
    body: fields,
    bodyKind: 'form',
    answer: stored,
    errors: ['invalid', 'forbidden', 'not_found', 'unavailable'],
  }),
  traccar: endpoint({
    method: 'POST',
    path: '/telemetry/traccar',
    summary: 'A position as Traccar forwards it (forward.type=json), or a list of them.',
    access: 'device',
    body: z.union([fields, z.array(fields)]),
    answer: stored,
    errors: ['invalid', 'forbidden', 'not_found', 'unavailable'],
  }),
}
