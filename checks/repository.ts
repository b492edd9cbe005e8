import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Every file of the project: those that git knows, and new ones that it would not ignore. */
export const files: readonly string[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
  { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
)
  .split('\0')
  .filter(path => path !== '' && existsSync(root + path))

export const read = (path: string): string => readFileSync(root + path, 'utf8')

export const isThere = (path: string): boolean => existsSync(root + path)

const code = /\.(ts|tsx|mjs|cjs)$/
const made = /\/generated\/|\/migrations\/|mockServiceWorker/

/** Sources written by hand. */
export const sources: readonly string[] = files.filter(path => code.test(path) && !made.test(path))

export const isTest = (path: string): boolean => /\.(test|stories|e2e)\.tsx?$/.test(path)

/** Lines of files that match, as `file:line text`. */
export function linesThat(pattern: RegExp, paths: readonly string[]): string[] {
  return paths.flatMap(path =>
    read(path)
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
  )
}
