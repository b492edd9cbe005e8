import { prerender } from 'react-dom/static'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { AdminFeature } from './admin-feature'
import { FetchFailure } from './fetch-failure'
import { fetched } from './fetched'
import { resolveConfig } from './resolve-config'
import { PAGES } from '../paths'

const Page = () => <p>the page</p>

it('what others show on a page is fetched as the page is asked for, once and not before', async () => {
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
  const [shown] = resolveConfig(features).pages
  expect(begun).toEqual([])
  await shown?.page.ahead()
  await shown?.page.ahead()
  expect(begun).toEqual(['rates'])
})

it('a page is here once its own code is, with what stands on it or without', async () => {
  let come = () => {}
  const page = fetched(
    () =>
      new Promise<typeof Page>(resolve => {
        come = () => resolve(Page)
      }),
  )
  const never = fetched(() => new Promise<typeof Page>(() => {}))
  const [shown] = resolveConfig([
    {
      name: 'team',
      pages: [{ path: PAGES.team, page }],
      inserts: [{ name: 'never', into: 'team', part: never, roles: [1] }],
    },
  ]).pages
  const ahead = shown?.page.ahead()
  await Promise.resolve()
  expect(shown?.page.isHere()).toBe(false)
  come()
  await ahead
  expect([shown?.page.isHere(), page.isHere(), never.isHere()]).toEqual([true, true, false])
})

it('a page at two addresses is one', () => {
  const pages = ['team', 'team/:id'].map(path => ({ path, page: Page }))
  const [list, one] = resolveConfig([{ name: 'team', pages }]).pages
  expect(list?.page).toBe(one?.page)
})

it('a part whose code was fetched shows at once', async () => {
  const Part = fetched(async () => Page)
  expect(Part.isHere()).toBe(false)
  await Part.ahead()
  expect(Part.isHere()).toBe(true)
  expect(renderToStaticMarkup(<Part />)).toBe('<p>the page</p>')
})

/** A part whose code comes when it is asked for the second time. */
function flaky() {
  let times = 0
  return fetched(async () => {
    times += 1
    if (times === 1) throw new Error('no network')
    return Page
  })
}

it('a part that could not be fetched ahead is fetched again where it is shown', async () => {
  const Part = flaky()
  await Part.ahead()
  expect(Part.isHere()).toBe(false)
  await Part.ahead()
  expect(renderToStaticMarkup(<Part />)).toBe('<p>the page</p>')
})

it('a part that could not be fetched where it is shown fails, and is fetched again once that was told', async () => {
  const Part = flaky()
  const show = async () => {
    const { prelude } = await prerender(<Part />, { onError: () => undefined })
    return new Response(prelude).text()
  }
  const failure = await show().catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(FetchFailure)
  expect(await show().catch((error: unknown) => error)).toBe(failure)
  if (failure instanceof FetchFailure) failure.forget()
  expect(await show()).toBe('<p>the page</p>')
})
