import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { AdminFeature } from './admin-feature'
import { resolveConfig } from './resolve-config'

const Page = () => <p>the page</p>
const Part = () => null

it('what others show on a page is fetched as the page is first shown, once and not before', () => {
  const fetched: string[] = []
  const ahead = async (name: string) => {
    fetched.push(name)
    throw new Error('told of where the part is shown')
  }
  const features: AdminFeature[] = [
    { name: 'vendors', pages: [{ path: 'drive/vendor/edit/:id', page: Page }] },
    {
      name: 'payments',
      inserts: [
        { name: 'rates', into: 'editVendor', part: Part, roles: [1], ahead: () => ahead('rates') },
        { name: 'other', into: 'editTruck', part: Part, roles: [1], ahead: () => ahead('other') },
      ],
    },
  ]
  const Shown = resolveConfig(features).pages[0]?.page ?? Part
  expect(fetched).toEqual([])
  for (let time = 0; time < 2; time++) {
    expect(renderToStaticMarkup(<Shown />)).toBe('<p>the page</p>')
  }
  expect(fetched).toEqual(['rates'])
})
