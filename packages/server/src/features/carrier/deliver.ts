import type { AppParts } from '../../http/app-context'
import { type FormFields, twilioSignature } from '../../outside/twilio-signature'
import { carrierLine } from './carrier-line'

/** A delivery of the simulated carrier to this server, signed as a real one. */
export function signedDelivery(parts: AppParts, path: string, fields: FormFields): Request {
  const url = `${parts.settings.publicUrl}${path}`
  return new Request(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': twilioSignature(carrierLine(parts).keys.authToken, url, fields),
    },
    body: new URLSearchParams(fields.map(([name, value]): [string, string] => [name, value])),
  })
}
