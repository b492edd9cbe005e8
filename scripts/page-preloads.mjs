import { fileURLToPath } from 'node:url'

/**
 * A Vite plugin: writes into `preloads.json` which files of the build a page needs, so that the server can name them in
 * the head of the page and the browser asks for them beside the first one, not after it has run. `pages` says, by the
 * path of a page as the router has it, which modules (below the app's `src`) are fetched for it, and what it asks of the
 * API first; what the modules import comes along. A module that is in no file of the build fails the build.
 */
export function pagePreloads(pages, configUrl) {
  const src = fileURLToPath(new URL('src/', configUrl))
  let base = '/'
  return {
    name: 'page-preloads',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
        const ofEntry = new Set()
        for (const chunk of chunks) if (chunk.isEntry) addWithImports(bundle, chunk.fileName, ofEntry)
        const preloads = Object.entries(pages).map(([path, { modules, asks }]) => {
          const files = new Set(ofEntry)
          for (const module of modules) addWithImports(bundle, fileOf(bundle, src, module), files)
          // What every page loads, the page names by itself.
          const own = [...files].filter(file => !ofEntry.has(file))
          const isWorker = file => bundle[file].type !== 'chunk'
          const styles = own.flatMap(file => [...(bundle[file].viteMetadata?.importedCss ?? [])])
          const inApp = names => names.map(name => base + name)
          return {
            path: base + path,
            scripts: inApp(own.filter(file => !isWorker(file))),
            workers: inApp(own.filter(isWorker)),
            styles: inApp(styles),
            asks,
          }
        })
        this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(preloads) })
      },
    },
  }
}

/** A worker is built apart: its file is known by its name alone. */
function fileOf(bundle, src, module) {
  const worker = `assets/${module
    .split('/')
    .at(-1)
    .replace(/\.\w+$/, '')}-`
  const found = Object.values(bundle).find(file =>
    file.type === 'chunk' ? file.moduleIds.includes(src + module) : file.fileName.startsWith(worker),
  )
  if (!found) throw new Error(`page-preloads: ${module} is in no file of the build.`)
  return found.fileName
}

function addWithImports(bundle, file, files) {
  if (files.has(file)) return
  files.add(file)
  for (const other of bundle[file]?.imports ?? []) addWithImports(bundle, other, files)
}
