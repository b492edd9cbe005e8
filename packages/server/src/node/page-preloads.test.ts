import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { pagePreloads } from './page-preloads'

function linksAt(address: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'preloads-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const vendor = {
    path: '/dashboard/admin/drive/vendor/edit/:id',
    scripts: ['/a.js'],
    workers: ['/w.js'],
    styles: ['/a.css'],
    asks: ['/api/vendor/:id/timeline?page=0&kinds='],
  }
  writeFileSync(join(folder, 'preloads.json'), JSON.stringify([vendor]))
  return pagePreloads(folder)(address).match(/<link[^>]*>/g) ?? []
}

const FILES = [
  '<link rel="preload" as="style" crossorigin href="/a.css">',
  '<link rel="modulepreload" crossorigin href="/a.js">',
  '<link rel="prefetch" href="/w.js">',
]

it.each(['/dashboard/admin/drive/vendor/edit/7', '/dashboard/admin/drive/vendor/edit/7/'])(
  'the page at %s names its first answers and its files',
  address => {
    const call =
      '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/vendor/7/timeline?page=0&amp;kinds=">'
    expect(linksAt(address)).toEqual([call, ...FILES])
  },
)

it.each(['"><script>', 'new', '7%2F8'])('with %s in the place of a number it asks for nothing', id => {
  expect(linksAt(`/dashboard/admin/drive/vendor/edit/${id}`)).toEqual(FILES)
})

it.each(['/dashboard/admin/drive', '/dashboard/admin/drive/vendor/edit/7/8'])(
  'a page that names nothing has no links: %s',
  address => expect(linksAt(address)).toEqual([]),
)

it('a build without the list has no links', () => {
  expect(pagePreloads(tmpdir())('/dashboard/map')).toBe('')
})
