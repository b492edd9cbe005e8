import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** The page's own Host goes along: the server takes a write only from a page of its own address. */
const server = { target: `http://127.0.0.1:${process.env.PORT ?? 3000}`, changeOrigin: false }

export default defineConfig({
  base: '/dashboard/admin/',
  plugins: [react()],
  resolve: {
    alias: {
      'object.entries': fileURLToPath(new URL('object-entries.cjs', import.meta.url)),
      inflection: fileURLToPath(new URL('inflection.mjs', import.meta.url)),
    },
  },
  build: {
    target: 'es2022',
    rolldownOptions: {
      output: {
        // What every page needs is one file: cut by who shares what, it is 130, which compress badly.
        codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] },
      },
    },
  },
  server: {
    port: 4192,
    strictPort: true,
    proxy: { '/api': server, '/media': server, '/socket.io': { ...server, ws: true } },
  },
})
