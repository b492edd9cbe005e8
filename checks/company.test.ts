import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'
import { files, isTest, read, sources } from './repository'

const known = new Set(files)
const beside = (path: string, ending: string): string => path.replace(/\.tsx?$/, ending)

/** True where a file only declares types, constants or passes on what others export: nothing in it decides. */
const decides = (path: string): boolean =>
  /=>|\bfunction\b|\bclass\b/.test(read(path).replace(/\/\*[\s\S]*?\*\//g, ''))

/** Files that a file takes values from; types alone need no test. */
const importsOf = (path: string): string[] =>
  [
    ...read(path)
      .replace(/(import|export) type \{[^}]*\} from '[^']+'/g, '')
      .matchAll(/from '(\.{1,2}\/[^']+)'/g),
  ].map(([, to]) => `${normalize(join(dirname(path), to ?? ''))}.ts`)

/** Files that tests import, and the private parts of those: what no door shows is tested through what uses it. */
function testedInSdk(): Set<string> {
  const inSdk = sources.filter(path => path.startsWith('packages/sdk/src/'))
  const shown = new Set(inSdk.filter(path => path.endsWith('/index.ts')).flatMap(importsOf))
  const tested = new Set(inSdk.filter(path => path.endsWith('.test.ts')).flatMap(importsOf))
  for (const path of tested) {
    if (!known.has(path)) continue
    for (const part of importsOf(path)) if (!shown.has(part)) tested.add(part)
  }
  return tested
}

it('every rule of the sdk has a test', () => {
  const tested = testedInSdk()
  const rules = sources.filter(
    path =>
      path.startsWith('packages/sdk/src/') &&
      !isTest(path) &&
      !/\/(index|[\w-]+-endpoints|[\w-]+-fixture|shared-data|api|client)\.ts$/.test(path) &&
      decides(path),
  )
  expect(rules.filter(path => !tested.has(path))).toEqual([])
})

it('every noun and every feature of the sdk has a door', () => {
  const folders = sources.flatMap(
    path => /^packages\/sdk\/src\/(nouns|features)\/[^/]+\//.exec(path)?.[0] ?? [],
  )
  expect([...new Set(folders)].filter(folder => !known.has(`${folder}index.ts`))).toEqual([])
})

/** Folders of controls that many pages share. */
const shared =
  /^packages\/(client-app\/src\/(ui|features\/map|features\/analytics|layout)|admin-app\/src\/(layout|lists|forms|fields))\/[A-Z]\w+\.tsx$/
const opened = /^packages\/(client|admin)-app\/src\/.*(Page|Dialog)\.tsx$/

const isStory = (path: string): boolean => path.endsWith('.stories.tsx')

/** Components that a file imports, at once or when they are needed. */
const componentsIn = (path: string): string[] =>
  [...read(path).matchAll(/(?:from|import\() ?'(\.{1,2}\/[^']+)'/g)]
    .map(([, to]) => `${normalize(join(dirname(path), to ?? ''))}.tsx`)
    .filter(to => known.has(to))

/**
 * Components that stories show, with their parts. The stages that stories stand on count for nothing: they import
 * the whole app. Where a story is of the whole console, its shell counts.
 */
function shownInStories(): Set<string> {
  const stage = /\/testing\/|\/in-\w+\.tsx$/
  const stories = sources.filter(isStory)
  const shell = stories.some(path => /\bwholeConsole\(/.test(read(path)))
    ? ['packages/admin-app/src/layout/AdminLayout.tsx']
    : []
  const shown = new Set([...stories.flatMap(componentsIn), ...shell].filter(path => !stage.test(path)))
  for (const path of shown) for (const part of componentsIn(path)) if (!stage.test(part)) shown.add(part)
  return shown
}

it('every shared control is seen in a story, its own or that of what it is a part of', () => {
  const shown = shownInStories()
  const controls = sources.filter(path => shared.test(path) && !isTest(path) && !/\/in-\w+\.tsx$/.test(path))
  expect(controls.filter(path => !shown.has(path))).toEqual([])
})

it('every page and every dialog has a story of its own', () => {
  const told = new Set(sources.filter(isStory).flatMap(componentsIn))
  const pages = sources.filter(path => opened.test(path) && !isTest(path))
  expect(pages.filter(path => !told.has(path))).toEqual([])
})

it('every file of handlers is tested through HTTP', () => {
  const handlers = sources.filter(path => /^packages\/server\/src\/.*-handlers\.ts$/.test(path))
  expect(handlers.filter(path => !known.has(beside(path, '.test.ts')))).toEqual([])
})
