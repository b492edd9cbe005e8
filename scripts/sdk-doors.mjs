import { readdirSync, readFileSync } from 'node:fs'
import { inRepository } from './root.mjs'

const read = () => JSON.parse(readFileSync(inRepository('packages/sdk/package.json'), 'utf8'))

/** Reads test data from the file system: for the workspace's own tests only. */
const notPublished = new Set(['./shared-data'])

/** A door with a star stands for the doors of all folders there. */
const opened = ([door, source]) =>
  door.includes('*')
    ? readdirSync(inRepository(`packages/sdk/${source.split('*')[0]}`))
        .sort()
        .map(folder => [door.replace('*', folder), source.replace('*', folder)])
    : [[door, source]]

/** The published doors of the sdk, as its sources name them: `values` is `src/values/index.ts`. */
export const sdkDoors = () =>
  Object.entries(read().exports)
    .flatMap(opened)
    .filter(([door]) => !notPublished.has(door))
    .map(([door, source]) => ({
      name: door.replace('./', ''),
      /** Within the sources, without extension: `values/index`. */
      module: source.replace('./src/', '').replace(/\.ts$/, ''),
    }))

/** What each door opens once the package is built: both module systems, each with declarations of its own. */
export const publishedExports = () =>
  Object.fromEntries(
    sdkDoors().map(({ name, module }) => [
      `./${name}`,
      {
        import: { types: `./dist/types/${module}.d.ts`, default: `./dist/esm/${name}.js` },
        require: { types: `./dist/types-cjs/${module}.d.cts`, default: `./dist/cjs/${name}.cjs` },
      },
    ]),
  )

/** The text of package.json with the published doors in step with those of the sources. */
export function sdkManifest() {
  const manifest = read()
  return { ...manifest, publishConfig: { ...manifest.publishConfig, exports: publishedExports() } }
}
