import type { ServerFeature } from '../../http/server-feature'
import { fileNameText } from './file-name-text'
import { fleetImportHandlers } from './fleet-import-handlers'
import { importFromCommand } from './import-from-command'

export const fleetImportFeature: ServerFeature = {
  name: 'fleet-import',
  handlers: fleetImportHandlers,
  tools: [
    {
      path: '/import-fleet/:mode/:name',
      answer: ({ db, now, params, body }) =>
        importFromCommand(db, {
          bytes: body,
          fileName: fileNameText(params.name ?? ''),
          dryRun: params.mode === 'dry-run',
          now,
        }),
    },
  ],
}
