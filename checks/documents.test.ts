import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'
import { files, isThere, read } from './repository'

const documents = files.filter(path => path.endsWith('.md') && !path.startsWith('docs/generated/'))

const places = /^(packages|scripts|checks|e2e|bench|docs|\.storybook|\.ci|\.hooks)\/[\w./@-]+$/

/** Words in backticks that look like a path of this repository, and the targets of relative links. */
function pathsIn(document: string): string[] {
  const text = read(document)
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, word]) => word?.trim() ?? '')
    .filter(word => places.test(word) && !/[*{}<>…]/.test(word))
  const linked = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target]) => target ?? '')
    .filter(target => !/^[a-z]+:/.test(target))
    .map(target => normalize(join(dirname(document), target)))
  return [...quoted, ...linked]
}

/** Made by a build or at run time, so absent from a clean clone. */
const made = /\/dist(\/|$)|^data(\/|$)|node_modules|storybook-static/

it.each(documents)('%s names only paths that exist', document => {
  expect(pathsIn(document).filter(path => !made.test(path) && !isThere(path))).toEqual([])
})

it.each(documents)('%s names only commands that exist', document => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
  const own = new Set(['install', 'add', 'exec', 'pack', 'deploy', 'dlx'])
  const commands = [...read(document).matchAll(/`pnpm (?:run )?([a-z][\w:-]*)/g)].map(
    ([, name]) => name ?? '',
  )
  expect(commands.filter(name => !(name in scripts) && !own.has(name))).toEqual([])
})

it.each(documents)('%s names only tests that exist', document => {
  const known = new Set(files.map(path => path.slice(path.lastIndexOf('/') + 1)))
  const named = [...read(document).matchAll(/`([\w.-]+\.(?:test|e2e|stories)\.tsx?)`/g)].map(
    ([, name]) => name,
  )
  expect(named.filter(name => name !== undefined && !known.has(name))).toEqual([])
})
