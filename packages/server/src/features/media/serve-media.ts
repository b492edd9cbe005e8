import { owesSecondFactor } from '@product/sdk/nouns/people'
import type { Context, Hono } from 'hono'
import type { AppEnv } from '../../app'
import type { AppParts } from '../../http/app-context'
import type { PluggedParts } from '../../http/server-feature'
import type { Session } from '../../nouns/people/session'
import { NotFound } from '../../contract/refusals'
import { callerWith, inLines, limitCaller } from '../../http/caller'
import { sessionOf } from '../../http/serve-endpoint'
import { vendorFileName } from '../../nouns/fleet/vendor-file-store'
import { nameToSave } from '../../outside/document-type'
import { isFileName } from '../../outside/file-store'
import { type FileRecord, findFile } from '../../nouns/files/file-record-store'

/**
 * A client sees the client's own files, staff what a call of theirs shows, whoever uploads what waits to be taken up.
 * Those who may make every such call see all files, also an upload that no record took up yet, but for what was made
 * to be saved: that is whose the call says.
 */
async function maySee({ db, plugged }: PluggedParts, session: Session, file: FileRecord): Promise<boolean> {
  const isMade = file.save_as !== null
  if (file.user_id === session.userId) return true
  if (!isMade && file.expires_at !== null && file.uploaded_by === session.userId) return true
  const shown = plugged.features.flatMap(({ shows = [] }) => shows)
  const mine = shown.filter(
    ({ by: { access } }) => typeof access !== 'string' && access.all.includes(session.role),
  )
  if (!isMade && shown.length > 0 && mine.length === shown.length) return true
  for (const { has } of mine) if (await has(db, file, session)) return true
  return false
}

/** Let go by its record, or never taken up: it only waits to be swept. */
const isOver = ({ expires_at }: FileRecord, now: Date): boolean => expires_at !== null && expires_at <= now

/** Pictures are shown, all else is saved under the name that the person gave it. */
async function dispositionOf({ db }: AppParts, { name, content_type, save_as }: FileRecord): Promise<string> {
  const place = content_type.startsWith('image/') ? 'inline' : 'attachment'
  const given = save_as ?? (await vendorFileName(db, name))
  if (given === undefined) return place
  return `${place}; filename*=UTF-8''${encodeURIComponent(nameToSave(given, content_type))}`
}

// Without a session, not there and not yours must look alike: names can't be probed.
const notThere = () => new NotFound('This file')

async function answerMedia(context: Context<AppEnv>, parts: PluggedParts): Promise<Response> {
  const name = context.req.param('name') ?? ''
  if (!isFileName(name)) throw notThere()
  const now = parts.clock.now()
  const session = await sessionOf(context.req.raw, parts, now)
  await limitCaller(parts, session, context.get('ip'), now)
  if (!session || owesSecondFactor(parts.settings.brand, session)) throw notThere()
  return inLines(parts, callerWith(session).lines, () => answerSession(context, parts, session, name))
}

async function answerSession(
  context: Context<AppEnv>,
  parts: PluggedParts,
  session: Session,
  name: string,
): Promise<Response> {
  const now = parts.clock.now()
  const file = await findFile(parts.db, name)
  if (!file || isOver(file, now) || !(await maySee(parts, session, file))) throw notThere()
  const bytes = await parts.files.get(name)
  if (!bytes) throw notThere()
  return context.body(bytes, 200, {
    'content-type': file.content_type,
    'content-length': String(bytes.byteLength),
    // A name never gets other bytes, but who may see them changes; what is made to be saved once is soon gone.
    'cache-control': file.save_as === null ? 'private, max-age=3600' : 'private, no-store',
    vary: 'Cookie',
    'cross-origin-resource-policy': 'same-origin',
    'content-disposition': await dispositionOf(parts, file),
  })
}

/** `/media/{name}`: files by names that can't be guessed, with rights checked. */
export function serveMedia(app: Hono<AppEnv>, parts: PluggedParts): void {
  app.get('/media/:name', context => {
    context.set('call', '/media/{name}')
    return answerMedia(context, parts)
  })
}
