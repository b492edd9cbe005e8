import { spawn } from 'node:child_process'
import { inRepository } from './root.mjs'

const children = new Set()
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    for (const child of children) child.kill(signal)
    process.exit(130)
  })
}

/** Runs a command to its end and keeps what it said, so that only a failure has to be read. */
export function run([file, ...args], { cwd = inRepository(), env = {} } = {}) {
  return new Promise(resolve => {
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.add(child)
    let output = ''
    const keep = chunk => (output += chunk)
    child.stdout.setEncoding('utf8').on('data', keep)
    child.stderr.setEncoding('utf8').on('data', keep)
    const end = (code, more = '') => {
      children.delete(child)
      resolve({ code, output: output + more })
    }
    child.on('error', error => end(1, `${file}: ${error.message}\n`))
    child.on('close', code => end(code ?? 1))
  })
}
