import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchChromium } from './chromium'
import { newColourProblems } from './new-colours'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launchChromium()
  page = await browser.newPage()
})

afterAll(() => browser.close())

it('a pale text is found among texts that passed, and they are looked at again on another ground', async () => {
  await page.setContent('<main style="background:#fff"><p class="a" style="color:#222">Plain</p></main>')
  expect(await newColourProblems(page)).toEqual([])
  await page.locator('main').evaluate(main => {
    main.insertAdjacentHTML('beforeend', '<p class="a" style="color:#ccc">Pale</p>')
  })
  expect(await newColourProblems(page)).toEqual([expect.stringContaining('color-contrast')])
  await page.locator('main').evaluate(main => {
    main.style.background = '#555'
  })
  expect(await newColourProblems(page)).toEqual([expect.stringContaining('Plain')])
})
