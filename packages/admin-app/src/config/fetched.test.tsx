import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { AdminFeature } from './admin-feature'
import { fetched } from './fetched'
import { resolveConfig } from './resolve-config'

const Page = () => <p>the page</p>

it('what others show on a page is fetched as the page is asked for, once and not before', () => {
  const begun: string[] = []
  const part = (name: string) =>
    fetched(async () => {
      begun.push(name)
      throw new Error('told of where the part is shown')
    })
  const features: AdminFeature[] = [
    { name: 'vendors', pages: [{ path: 'drive/vendor/edit/:id', page: Page }] },
    {
      name: 'payments',
      inserts: [
        { name: 'rates', into: 'editVendor', part: part('rates'), roles: [1] },
        { name: 'other', into: 'editTruck', part: part('other'), roles: [1] },
      ],
    },
  ]
  const Shown = resolveConfig(features).pages[0]?.page ?? Page
  expect(begun).toEqual([])
  for (let time = 0; time < 2; time++) {
    expect(renderToStaticMarkup(<Shown />)).toBe('<p>the page</p>')
  }
  expect(begun).toEqual(['rates'])
})

it('a part whose code was fetched shows at once', async () => {
  const Part = fetched(async () => Page)
  await Part.ahead()
  expect(renderToStaticMarkup(<Part />)).toBe('<p>the page</p>')
})

it('a part that could not be fetched ahead is fetched again where it is shown', async () => {
  let times = 0
  const Part = fetched(async () => {
    times += 1
    if (times === 1) throw new Error('no network')
    return Page
  })
  await Part.ahead()
  await Part.ahead()
  expect(renderToStaticMarkup(<Part />)).toBe('<p>the page</p>')
})
