/**
 * A server on an embedded database, with files in a folder and pictures through libvips, as a small installation has
 * it. Tells its address on a line, then answers until it is ended. Argument: the data folder.
 */
import { join } from 'node:path'
import { openDatabase } from '../../packages/server/src/db/open-database'
import { trucks } from '../../packages/server/src/db/tables/fleet'
import { sessions, users } from '../../packages/server/src/db/tables/people'
import { folderFiles } from '../../packages/server/src/node/folder-files'
import { listen } from '../../packages/server/src/node/listen'
import { sharpImages } from '../../packages/server/src/node/sharp-images'
import { sha256 } from '../../packages/server/src/values/tokens'
import { benchApp } from './bench-app'

const [dataDir = '', token = ''] = process.argv.slice(2)
const { db } = await openDatabase({ dataDir })
await db
  .insert(users)
  .values({ name: 'Staff', email: 'staff@example.test', privilege_id: 2, password_hash: '-' })
await db.insert(sessions).values({
  token_hash: sha256(token),
  user_id: 1,
  created_at: new Date(),
  expires_at: new Date(Date.now() + 86_400_000),
})
await db.insert(trucks).values([{ name: 'One request' }, { name: 'Twenty requests' }])
const app = benchApp(db, { files: folderFiles(join(dataDir, 'files')), images: sharpImages })
const { url } = await listen(app, { host: '127.0.0.1', port: 0, proxies: 0 })
console.log(url)
