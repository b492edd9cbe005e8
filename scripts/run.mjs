import { spawn } from 'node:child_process'
import { inRepository } from './root.mjs'

const children = new Set()
const signals = ['SIGINT', 'SIGTERM']

function stopAll(signal) {
  for (const child of children) child.kill(signal)
  process.exit(130)
}

/** Listens only while something runs: after that a signal is for whatever this process has become, as the server. */
function add(child) {
  if (children.size === 0) for (const signal of signals) process.on(signal, stopAll)
  children.add(child)
}

function remove(child) {
  children.delete(child)
  if (children.size === 0) for (const signal of signals) process.off(signal, stopAll)
}

/** Runs a command to its end and keeps what it said, so that only a failure has to be read. */
export function run([file, ...args], { cwd = inRepository(), env = {} } = {}) {
  return new Promise(resolve => {
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    add(child)
    let output = ''
    const keep = chunk => (output += chunk)
    child.stdout.setEncoding('utf8').on('data', keep)
    child.stderr.setEncoding('utf8').on('data', keep)
    const end = (code, more = '') => {
      remove(child)
      resolve({ code, output: output + more })
    }
    child.on('error', error => end(1, `${file}: ${error.message}\n`))
    child.on('close', code => end(code ?? 1))
  })
}
