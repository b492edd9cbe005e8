import type { AppParts } from '../../http/app-context'
import type { SimulatedText } from '../../nouns/messages/simulated-text-store'
import { escapeHtml } from '../../values/escape-html'

const STYLE = `*{box-sizing:border-box}body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#222;background:#f4f4f6}
.page{display:grid;grid-template-columns:18rem minmax(0,1fr);gap:1.5rem;max-width:56rem;margin:0 auto;padding:1.5rem}
h1{font-size:1.25rem;margin:0 0 1rem}nav a{display:block;padding:.5rem .75rem;border-radius:8px;color:inherit;text-decoration:none}
nav a[aria-current]{background:#fff;box-shadow:0 1px 3px #0003}nav small{display:block;color:#5a5a63;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
main{background:#fff;border-radius:24px;box-shadow:0 1px 4px #0003;padding:1.25rem;display:flex;flex-direction:column;min-height:34rem}
#texts{flex:1;display:flex;flex-direction:column-reverse;gap:.5rem;overflow-y:auto;max-height:30rem;padding:.25rem}
.text{max-width:80%;padding:.5rem .75rem;border-radius:14px;background:#e9e9ee;align-self:flex-start;overflow-wrap:anywhere;white-space:pre-wrap}
.mine{background:#1d5fbf;color:#fff;align-self:flex-end}.text img{display:block;max-width:12rem;border-radius:8px;margin-top:.25rem}
.text small{display:block;opacity:.85;font-size:.75rem}label{display:block;font-size:.875rem;margin-top:.75rem}
input,textarea{font:inherit;width:100%;padding:.5rem;border:1px solid #8a8a94;border-radius:8px;background:#fff;color:inherit}
button{font:inherit;padding:.5rem 1.25rem;border:0;border-radius:8px;background:#1d5fbf;color:#fff;cursor:pointer;margin-top:.75rem}
:focus-visible{outline:3px solid #1d5fbf;outline-offset:2px}p{color:#5a5a63}[role=alert]{color:#a3123a;margin:.5rem 0 0}
@media(max-width:44rem){.page{grid-template-columns:minmax(0,1fr)}}
@media(prefers-color-scheme:dark){body{background:#16181d;color:#e8e8ea}main,nav a[aria-current]{background:#22252c}.text{background:#343842}
.mine{background:#2a62ad}input,textarea{background:#16181d;border-color:#666}p,nav small{color:#b4b4bd}[role=alert]{color:#ff9db5}}`

const link = (phone: string): string => `/dev/phone?phone=${encodeURIComponent(phone)}`

/** The telephones that have texts. */
export function phoneListHtml(
  phones: readonly { phone_number: string; body: string }[],
  shown: string | undefined,
): string {
  if (phones.length === 0) return '<p>No telephone has a text yet.</p>'
  return phones
    .map(({ phone_number: phone, body }) => {
      const current = phone === shown ? ' aria-current="page"' : ''
      return `<a href="${link(phone)}"${current}>${escapeHtml(phone)}<small>${escapeHtml(body) || 'Picture'}</small></a>`
    })
    .join('')
}

/** A picture of ours by its address; those from a telephone are not shown again. */
const pictureHtml = (url: string, { settings }: AppParts): string =>
  url.startsWith(`${settings.publicUrl}/`)
    ? `<img src="${escapeHtml(url.slice(settings.publicUrl.length))}" alt="Picture">`
    : '<small>1 picture</small>'

/** The texts of one telephone, the newest first. */
export function phoneTextsHtml(texts: readonly SimulatedText[], parts: AppParts): string {
  return texts
    .map(({ direction, body, media_urls, status, created_at }) => {
      const side = direction === 'from_phone' ? 'text mine' : 'text'
      const pictures = media_urls.map(url => pictureHtml(url, parts)).join('')
      const when = `${created_at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
      return `<div class="${side}">${escapeHtml(body)}${pictures}<small>${when}, ${escapeHtml(status)}</small></div>`
    })
    .join('')
}

const formHtml = (phone: string, texts: string): string => `<h1>Telephone ${escapeHtml(phone)}</h1>
<div id="texts" aria-live="polite" tabindex="0" aria-label="Texts" data-phone="${escapeHtml(phone)}">${texts}</div>
<form id="write"><label>Text <textarea name="body" rows="2" maxlength="1600"></textarea></label>
<label>Pictures <input name="pictures" type="file" accept="image/*" multiple></label>
<button>Send</button><p role="alert" id="problem" hidden></p></form>`

/** The page of the telephones. */
export function phoneHtml(brand: string, phone: string | undefined, list: string, texts: string): string {
  const main =
    phone === undefined
      ? '<h1>Telephones of the simulated carrier</h1><p>Choose a telephone, or type its number.</p>'
      : formHtml(phone, texts)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>${phone === undefined ? 'Telephones' : `Telephone ${escapeHtml(phone)}`} – ${escapeHtml(brand)}</title><style>${STYLE}</style>
<div class="page"><div><form action="/dev/phone"><label>Number <input name="phone" type="tel" required placeholder="+1 310 555 0101"></label>
<button>Open</button></form><nav aria-label="Telephones">${list}</nav></div><main>${main}</main></div>
<script src="/dev/phone.js"></script></html>`
}
