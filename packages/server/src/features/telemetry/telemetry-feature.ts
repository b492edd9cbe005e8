import type { ServerFeature } from '../../http/server-feature'
import { recordGpsFixes } from '../../nouns/driving/record-gps-fixes'
import { readBatch } from './ingest-file'
import { startKeepingPartitions } from './partitions-job'
import { telemetryHandlers } from './telemetry-handlers'

export const telemetryFeature: ServerFeature = {
  name: 'telemetry',
  handlers: telemetryHandlers,
  jobs: [startKeepingPartitions],
  tools: [
    {
      path: '/ingest/:truckId',
      answer: ({ db, now, params, body }) =>
        recordGpsFixes(db, Number(params.truckId), readBatch(body), now.getTime()),
    },
  ],
}
