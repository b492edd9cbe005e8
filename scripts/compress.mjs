// Writes a Brotli and a gzip copy beside every text file of a built app, so that the server only has to send them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const [folder] = process.argv.slice(2)
const text = /\.(js|mjs|css|html|svg|json|geojson|webmanifest)$/
const smallest = 1024

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile() && text.test(entry.name))
  .map(entry => join(entry.parentPath ?? entry.path, entry.name))

await Promise.all(
  files.map(async path => {
    const bytes = readFileSync(path)
    if (bytes.length < smallest) return
    const brotli = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }
    writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, brotli))
    writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
  }),
)
