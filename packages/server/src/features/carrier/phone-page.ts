import { phoneParam } from '@product/sdk/nouns/messages'
import type { Hono } from 'hono'
import type { AppEnv } from '../../app'
import type { AppParts } from '../../http/app-context'
import { refuseCrossSite } from '../../http/cross-site'
import { refuseUnknownHost } from '../../http/known-host'
import { readJson } from '../../http/read-input'
import { simulatedPhones, textsOfPhone } from '../../nouns/messages/simulated-text-store'
import { phoneHtml, phoneListHtml, phoneTextsHtml } from './phone-html'
import { PHONE_SCRIPT } from './phone-script'
import { textFromPhone } from './phone-text'

const MOST_PHONES = 100
const MOST_TEXTS = 100
/** Ten pictures of the largest size, as text. */
const MOST_BYTES = 60_000_000

/** Telephones of the simulated carrier, to be read and written as a vendor would. Source: operating, "Fixed addresses". */
export function servePhones(app: Hono<AppEnv>, parts: AppParts): void {
  const { db, settings } = parts

  app.use('/dev/*', async (context, next) => {
    refuseUnknownHost(context.req.url, settings.publicUrl)
    await next()
  })
  app.get('/dev/phone', async context => {
    context.set('call', '/dev/phone')
    const phone = phoneParam.safeParse(context.req.query('phone') ?? '').data
    const phones = await simulatedPhones(db, MOST_PHONES)
    const texts = phone === undefined ? [] : await textsOfPhone(db, phone, MOST_TEXTS)
    return context.html(
      phoneHtml(settings.brand.name, phone, phoneListHtml(phones, phone), phoneTextsHtml(texts, parts)),
    )
  })
  app.get('/dev/phone/texts', async context => {
    context.set('call', '/dev/phone/texts')
    const phone = phoneParam.safeParse(context.req.query('phone') ?? '').data
    const texts = phone === undefined ? [] : await textsOfPhone(db, phone, MOST_TEXTS)
    return context.html(phoneTextsHtml(texts, parts))
  })
  app.get('/dev/phone.js', context => {
    context.set('call', '/dev/phone.js')
    return context.body(PHONE_SCRIPT, 200, { 'content-type': 'text/javascript' })
  })
  app.post('/api/dev/carrier/inbound', async context => {
    context.set('call', '/api/dev/carrier/inbound')
    const request = context.req.raw
    refuseCrossSite(request, settings, false)
    return context.json(await textFromPhone(parts, await readJson(request, MOST_BYTES)))
  })
}
