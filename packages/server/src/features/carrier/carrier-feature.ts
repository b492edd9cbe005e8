import type { Hono } from 'hono'
import type { AppEnv } from '../../app'
import type { AppParts } from '../../http/app-context'
import type { ServerFeature } from '../../http/server-feature'
import { INBOUND_PATH, STATUS_PATH } from './carrier-line'
import { startCatchingUp } from './catch-up-job'
import { answerCarrierMedia, CARRIER_MEDIA_PATH } from './carrier-media'
import { startCopyingMedia } from './copy-media-job'
import { startDispatch } from './dispatch-job'
import { servePhones } from './phone-page'
import { receiveInbound, receiveStatus } from './receive-delivery'
import { startReporting } from './report-simulated'

function serveCarrier(app: Hono<AppEnv>, parts: AppParts): void {
  app.post(INBOUND_PATH, context => {
    context.set('call', INBOUND_PATH)
    return receiveInbound(context.req.raw, parts, context.get('ip'))
  })
  app.post(STATUS_PATH, context => {
    context.set('call', STATUS_PATH)
    return receiveStatus(context.req.raw, parts, context.get('ip'))
  })
  app.get(`${CARRIER_MEDIA_PATH}/:until/:signature/:name`, context => {
    context.set('call', `${CARRIER_MEDIA_PATH}/{until}/{signature}/{name}`)
    return answerCarrierMedia(context, parts)
  })
  if (parts.settings.hasPhonePage && !parts.carrier) servePhones(app, parts)
}

export const carrierFeature: ServerFeature = {
  name: 'carrier',
  mount: serveCarrier,
  jobs: [startDispatch, startCopyingMedia, startReporting, startCatchingUp],
}
