/**
 * A server on an embedded database, with files in a folder and pictures through libvips, as a small installation has
 * it. Tells its address on a line, then answers until it is ended. Argument: the data folder.
 */
import { join } from 'node:path'
import { openDatabase } from '../../packages/server/src/db/open-database'
import { folderFiles } from '../../packages/server/src/node/folder-files'
import { listen } from '../../packages/server/src/node/listen'
import { sharpImages } from '../../packages/server/src/node/sharp-images'
import { benchApp } from './bench-app'

const [dataDir = ''] = process.argv.slice(2)
const { db } = await openDatabase({ dataDir })
const app = benchApp(db, { files: folderFiles(join(dataDir, 'files')), images: sharpImages })
const { url } = await listen(app, { host: '127.0.0.1', port: 0, proxies: 0 })
console.log(url)
