import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { pagePreloads } from '../../scripts/page-preloads.mjs'
import { PAGE_MODULES } from './page-modules'

/** The page's own Host goes along: the server takes a write only from a page of its own address. */
const server = { target: `http://127.0.0.1:${process.env.PORT ?? 3000}`, changeOrigin: false }

export default defineConfig({
  base: '/dashboard/admin/',
  plugins: [react(), pagePreloads(PAGE_MODULES, import.meta.url)],
  resolve: {
    alias: {
      'object.entries': fileURLToPath(new URL('object-entries.cjs', import.meta.url)),
      'jsonexport/dist/index.js': fileURLToPath(new URL('src/lists/json-export.ts', import.meta.url)),
      inflection: fileURLToPath(new URL('inflection.mjs', import.meta.url)),
    },
  },
  build: {
    target: 'es2022',
    rolldownOptions: {
      output: {
        // What every page needs is one file, what every list and every form needs beside it are two more: cut by who
        // shares what, a record's page is 150, which compress badly and are slow to ask for.
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 4 },
            // Small, and what home shows before its lists come: else it would lie with forms or lists, and home load those.
            {
              name: 'cards',
              test: /@mui\/material\/(Card|Link)\/|src\/layout\/(PageLink|Section)\.tsx|src\/values\/group-by\.ts/,
              priority: 3,
            },
            // Of many pages each: one file, not one for every icon that two pages share.
            { name: 'icons', test: /@mui\/icons-material\//, priority: 3 },
            {
              name: 'lists',
              test: /src\/(lists\/(ResourceTable|RowButton)|forms\/FormSkeleton|layout\/WayBack)\.tsx|@mui\/material\/Tabs\//,
              priority: 2,
            },
            {
              name: 'forms',
              test: /src\/(forms\/((Edit|Create)Form|problems-of)|fields\/FieldInputs|contract\/record-schemas)\.tsx?|node_modules\/zod\//,
              priority: 1,
            },
            // Every page waits for them: what they need is here, and not where a list would load forms to know its texts.
            { name: 'texts', test: /-texts\.ts$/, priority: 1 },
            {
              name: 'records',
              test: /src\/(layout\/NoRecord|forms\/(DeleteRecord|FormDialog)|lists\/Timeline|pictures\/PictureInput|fields\/SearchPicker)\.tsx/,
            },
            { name: 'spanish', test: /-texts-spanish\.ts$/ },
          ],
        },
      },
    },
  },
  server: {
    port: 4192,
    strictPort: true,
    proxy: { '/api': server, '/media': server, '/socket.io': { ...server, ws: true } },
  },
})
