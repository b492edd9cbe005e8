import { expect, it } from 'vitest'
import { files, isTest, linesThat, sources } from './repository'

const texts = files.filter(
  path => /\.(ts|tsx|mjs|cjs|js|json|md|css|html|yml|yaml|sh)$/.test(path) || !/\./.test(path),
)
const written = texts.filter(path => !/pnpm-lock\.yaml$|mockServiceWorker/.test(path))
/** This file has to spell what it looks for. */
const others = (paths: readonly string[]) => paths.filter(path => path !== 'checks/left-overs.test.ts')

it('no file names a path of the machine it was written on', () => {
  expect(linesThat(/(^|[^.\w])\/(work|root|home|Users)\/[a-z.]/, others(written))).toEqual([])
})

it('no file names the host of a package registry', () => {
  const hosts = /https?:\/\/[\w.]*(npmjs|npmmirror|debian|registry)[\w.]*\.(org|com|net)/
  expect(
    linesThat(
      hosts,
      others(texts).filter(path => !/mockServiceWorker/.test(path)),
    ),
  ).toEqual([])
})

it('nothing is marked as to be done later', () => {
  expect(linesThat(/\b(TODO|FIXME|XXX|HACK)\b/, others(sources))).toEqual([])
})

it('no test is left out or left alone', () => {
  const marks = /\b(describe|it|test)(\.\w+)*\.(only|skip|todo|fails)\b/
  expect(linesThat(marks, others(sources).filter(isTest))).toEqual([])
})

it('no check is silenced', () => {
  const silenced = /@ts-(ignore|nocheck)|(eslint|oxlint|biome)-(disable|ignore)/
  expect(linesThat(silenced, others(sources))).toEqual([])
})

it('the sdk reads no clock and draws no random numbers: both come in as arguments', () => {
  const rules = sources.filter(path => path.startsWith('packages/sdk/src/') && !isTest(path))
  expect(linesThat(/\bDate\.now\(\)|\bnew Date\(\)|\bMath\.random\(|\brandomUUID\(/, rules)).toEqual([])
})

it('each app reaches the storage of the browser in one place, where it can neither be full nor forbidden', () => {
  const apps = others(sources).filter(
    path => /^packages\/(client|admin)-app\/src\//.test(path) && !isTest(path),
  )
  const found = linesThat(/\b(localStorage|sessionStorage|localStorageStore)\b/, apps)
  expect(found.filter(line => !/^[^:]*\/browser-storage\.ts:|`localStorageStore`/.test(line))).toEqual([])
})
