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

it('every area of the sdk that has a door in its folder has one in the package', () => {
  const { exports }: { exports: Record<string, string> } = JSON.parse(read('packages/sdk/package.json'))
  const doors = sources
    .filter(path => /^packages\/sdk\/src\/.*\/index\.ts$/.test(path))
    .map(path => path.replace('packages/sdk/', './'))
  expect(doors.filter(door => !Object.values(exports).includes(door))).toEqual([])
})

it('every page and every part of the user interface has a story', () => {
  const shown = sources.filter(
    path =>
      /^packages\/(client-app|admin-app)\/src\/.*\.tsx$/.test(path) &&
      !isTest(path) &&
      (/\/ui\/[A-Z]\w+\.tsx$/.test(path) || /(Page|Dialog)\.tsx$/.test(path)),
  )
  const stories = sources
    .filter(path => path.endsWith('.stories.tsx'))
    .map(read)
    .join('\n')
  const isToldIn = (path: string): boolean => {
    const name = path.replace(/^.*\//, '').replace('.tsx', '')
    return (
      known.has(beside(path, '.stories.tsx')) ||
      new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from`).test(stories)
    )
  }
  expect(shown.filter(path => !isToldIn(path))).toEqual([])
})

it('every route file of the server is tested through HTTP', () => {
  const routes = sources.filter(path => /^packages\/server\/src\/.*-routes\.ts$/.test(path))
  expect(routes.filter(path => !known.has(beside(path, '.test.ts')))).toEqual([])
})
