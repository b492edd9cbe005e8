// Serves everything from its sources: the server restarts and the pages reload when a file changes.
import { spawn } from 'node:child_process'
import { install } from './install.mjs'
import { inRepository } from './root.mjs'

install('all')

const tool = path => inRepository(`node_modules/${path}`)
const vite = tool('vite/bin/vite.js')
const parts = [
  {
    folder: 'packages/server',
    args: [tool('tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'src/main.ts'],
  },
  { folder: 'packages/client-app', args: [vite] },
  { folder: 'packages/admin-app', args: [vite] },
]

/** One folder for `npm start` and this, wherever the server itself is started from. */
const env = { DATA_DIR: inRepository('data'), ...process.env }
const children = parts.map(({ folder, args }) =>
  spawn(process.execPath, args, { cwd: inRepository(folder), env, stdio: ['ignore', 'inherit', 'inherit'] }),
)

console.log('Both apps, from their sources: http://localhost:4191/dashboard/')

/** Any part that ends takes the others along. */
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const child of children) child.on('exit', stop)
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
