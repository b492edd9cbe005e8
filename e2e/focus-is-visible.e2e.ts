import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Visit, withBrowser } from './support/browser'
import { startDemo } from './support/demo-data'
import { DEMO_PAGES } from './support/demo-pages'
import { unseenFocus } from './support/focus-ring'
import { logIn } from './support/login'
import type { RunningServer } from './support/server'

let server: RunningServer
let owner: Visit
const { visit } = withBrowser()

beforeAll(async () => {
  server = await startDemo()
  owner = await visit({ baseURL: server.url })
  await logIn(owner.page, 'owner')
})

afterAll(async () => {
  await owner.end()
  await server.stop()
})

describe('the focus shows wherever Tab comes to', () => {
  /** What stands on every page is tried on the first. */
  const tried = new Set<string>()

  it.each(DEMO_PAGES)('on %s', async path => {
    const { page } = owner
    await page.goto(`/dashboard/${path}`)
    await page.getByRole('heading').first().waitFor()
    expect(await unseenFocus(page, tried)).toEqual([])
  })

  it('in many places', () => expect(tried.size).toBeGreaterThan(100))
})
