import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { isTest, read, sources } from './repository'

const LONGEST = 300

it('no source is longer than 300 lines', () => {
  const long = sources
    .filter(path => !isTest(path))
    .map(path => ({ path, lines: read(path).split('\n').length - 1 }))
    .filter(({ lines }) => lines > LONGEST)
  expect(long).toEqual([])
})

it('files are named in kebab-case, components in PascalCase', () => {
  const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/
  const pascal = /^[A-Z][A-Za-z0-9]*(\.[a-z0-9]+)*$/
  const odd = sources.filter(path => {
    const name = basename(path)
    return name.endsWith('.tsx') ? !pascal.test(name) && !kebab.test(name) : !kebab.test(name)
  })
  expect(odd).toEqual([])
})

it('packages are at most two folders deep, features one more for their parts', () => {
  const deep = sources.filter(path =>
    /^packages\/[^/]+\/src\/(features\/([^/]+\/){3,}|(?!features\/)([^/]+\/){3,})/.test(path),
  )
  expect(deep).toEqual([])
})

it('no file inside a package is called by what it holds rather than what it does', () => {
  const vague = sources.filter(path =>
    /\/(utils?|helpers?|misc|common|types|consts|constants)\.tsx?$/.test(path),
  )
  expect(vague).toEqual([])
})
