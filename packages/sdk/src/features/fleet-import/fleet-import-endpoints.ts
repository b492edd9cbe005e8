import { z } from 'zod'
import { endpoint } from '../../contract/endpoint'
import { fleetImportAnswer } from './import-answer'
import { FLEET_IMPORT_TEXTS } from './import-texts'

const targets = z.array(z.string().nullable())

/** A list as JSON: forms have no other way to say one. */
const columnsField = z
  .string()
  .max(20_000, FLEET_IMPORT_TEXTS.badColumns)
  .transform((text, context) => {
    try {
      const parsed = targets.safeParse(JSON.parse(text))
      if (parsed.success) return parsed.data
    } catch {
      // No JSON is no list.
    }
    context.addIssue({ code: 'custom', message: FLEET_IMPORT_TEXTS.badColumns })
    return z.NEVER
  })

/** Ours: the specification has no import. */
export const fleetImportEndpoints = {
  importFleet: endpoint({
    method: 'POST',
    path: '/vendor/import',
    summary:
      'Import vendors and trucks from a CSV file of up to 2 MB and 5,000 rows: all or nothing. `columns` is a JSON list with the field of each column (`"vendor.name"`, `"truck.license_plate"`), or null; left out, it is guessed from the heads. With `dry_run` nothing is written, and the answer says of every row what would become of it, and why a row is refused. `plan`, out of a dry run’s answer, refuses the import where it would do something else by now. Vendors are known by code, or by name and phone; trucks within their vendor by plate or IMEI. Those that are stored already are changed where the file says otherwise; what it leaves blank stays. SSN and EIN are not imported.',
    access: { all: [1, 2, 3] },
    bodyKind: 'multipart',
    body: z.object({
      file: z.file({ error: FLEET_IMPORT_TEXTS.noFile }),
      columns: columnsField.optional(),
      dry_run: z.enum(['true', 'false']).default('false'),
      plan: z.string().max(100).optional(),
    }),
    answer: fleetImportAnswer,
    errors: ['conflict', 'invalid', 'too_large', 'wrong_type'],
  }),
}
