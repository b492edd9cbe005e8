import type { ServerFeature } from '../../http/server-feature'
import { serveMedia } from './serve-media'

export const mediaFeature: ServerFeature = { name: 'media', mount: serveMedia }
