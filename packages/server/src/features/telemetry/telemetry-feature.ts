import type { ServerFeature } from '../../http/server-feature'
import { ingestFile } from './ingest-file'
import { telemetryHandlers } from './telemetry-handlers'

export const telemetryFeature: ServerFeature = {
  name: 'telemetry',
  handlers: telemetryHandlers,
  tools: [
    {
      path: '/ingest/:truckId',
      answer: ({ db, now, params, body }) => ingestFile(db, Number(params.truckId), body, now.getTime()),
    },
  ],
}
