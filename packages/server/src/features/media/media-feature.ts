import type { ServerFeature } from '../../http/server-feature'
import { serveMedia } from './serve-media'
import { startSweeping } from './sweep-job'

export const mediaFeature: ServerFeature = { name: 'media', mount: serveMedia, jobs: [startSweeping] }
