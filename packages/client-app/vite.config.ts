import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** The package offers only its development build, with warnings for developers, by name. */
const router = fileURLToPath(new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url))

export default defineConfig(({ command }) => ({
  base: '/dashboard/',
  plugins: [react()],
  resolve: { alias: command === 'build' ? [{ find: /^react-router$/, replacement: router }] : [] },
  build: { target: 'es2022' },
  server: { port: 4191, strictPort: true, proxy: { '/api': 'http://127.0.0.1:3000' } },
}))
