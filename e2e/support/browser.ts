import { type Browser, type BrowserContext, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { axeProblems } from './axe'
import { complaintsOf, launchChromium, SCALE, SIZES, transitionsEnd } from './chromium'
import { tellFailure } from './tell-failure'

export interface Visit {
  page: Page
  context: BrowserContext
  /** Looks at the page with axe, light and dark: neither may find anything. */
  expectAccessible(): Promise<void>
  /** Ends the visit; fails where the page threw or wrote an error meanwhile. */
  end(): Promise<void>
}

export interface VisitOptions {
  size?: keyof typeof SIZES
  /** Where the pages of the visit stand: the server's address. */
  baseURL: string
  /** Where the browser stands; absent: where this machine does. */
  timezoneId?: string
  /** An earlier visit's cookies and local storage. */
  storageState?: Awaited<ReturnType<BrowserContext['storageState']>>
}

/** One Chromium for all tests of a file; each visit is a fresh profile in it. */
export function withBrowser() {
  let browser: Browser

  beforeAll(async () => {
    browser = await launchChromium()
  })

  afterAll(() => browser.close())

  async function visit({ size = 'desktop', ...options }: VisitOptions): Promise<Visit> {
    const context = await browser.newContext({
      ...options,
      viewport: SIZES[size],
      deviceScaleFactor: SCALE,
      reducedMotion: 'reduce',
    })
    context.setDefaultTimeout(20_000)
    const page = await context.newPage()
    tellFailure(page)
    const complaints = await complaintsOf(page)

    async function expectAccessible() {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await transitionsEnd(page)
        const found = await axeProblems(page, colorScheme === 'light' ? 'everything' : 'colours')
        expect(found, `in ${colorScheme}`).toEqual([])
      }
      await page.emulateMedia({ colorScheme: 'light' })
    }

    async function end() {
      await context.close()
      expect(complaints).toEqual([])
    }

    return { page, context, expectAccessible, end }
  }

  return { visit }
}
