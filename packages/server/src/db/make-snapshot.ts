/** Writes a migrated empty database to the file named by the first argument: the start and the tests unpack it. */
import { writeFileSync } from 'node:fs'
import { migratePglite } from './migrate'
import { openPglite } from './pglite'

const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('Name the file to write.')
const client = await openPglite()
await migratePglite(client)
const dump = await client.dumpDataDir('gzip')
writeFileSync(file, new Uint8Array(await dump.arrayBuffer()))
await client.close()
