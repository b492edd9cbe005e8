import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeProblems, COLOURS } from './axe'
import { complaintsOf, launchChromium, SCALE, SIZES } from './chromium'
import { newColourProblems } from './new-colours'
import { serveFolder } from './static-server'
import { openPreview, setTheme, showStory, sizeOf, type StoryEntry, waitUntilStill } from './story-page'

const folder = fileURLToPath(new URL('../../storybook-static', import.meta.url))

/** Made by Storybook's build. */
const index = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as {
  entries: Record<string, StoryEntry & { type: string }>
}
const stories = Object.values(index.entries).filter(({ type }) => type === 'story')

/** Colours are asked by look. Tooltips and menus stand in no landmark, and a tooltip comes when it likes. */
const NOT_HERE = [...COLOURS, 'region']

/**
 * A story of the console comes with its texts and fetched parts: until then it is not there, or hidden, or its page has not
 * said its title. A dialog that is still at its first moment hides the page, and is not seen itself.
 */
async function waitUntilThere(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    const isShown = main !== null && getComputedStyle(main).display !== 'none'
    const isOpen = [...document.querySelectorAll('.MuiDialog-container')].every(dialog =>
      dialog.checkVisibility({ opacityProperty: true }),
    )
    return isShown && isOpen && document.querySelector('#page-title:empty') === null
  })
  await waitUntilStill(page)
}

/**
 * On a busy machine a page may not have been still for as long as is waited for that, and a dialog may come behind a page
 * that seemed to be all: complaints have to last.
 */
async function lastingProblems(page: Page): Promise<string[]> {
  const found = await axeProblems(page, 'everything', NOT_HERE)
  if (found.length === 0) return found
  await waitUntilThere(page)
  return axeProblems(page, 'everything', NOT_HERE)
}

let server: Awaited<ReturnType<typeof serveFolder>>
let browser: Browser
/** Pages that stand open and wait for their next story. */
const idle: { page: Page; complaints: string[] }[] = []

async function openPage() {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: SIZES.desktop,
    deviceScaleFactor: SCALE,
  })
  const page = await context.newPage()
  const complaints = await complaintsOf(page)
  await openPreview(page, server.url)
  return { page, complaints }
}

beforeAll(async () => {
  server = await serveFolder(folder)
  browser = await launchChromium()
})

afterAll(async () => {
  await browser.close()
  await server.close()
})

describe.concurrent('the story', () => {
  it.each(stories.map(story => [`${story.title} › ${story.name}`, story.id]))(
    '%s renders, plays and is accessible',
    async (_, id) => {
      const tab = idle.pop() ?? (await openPage())
      const { page, complaints } = tab
      complaints.length = 0
      await page.setViewportSize(SIZES[await sizeOf(page, id)])
      expect(await showStory(page, id)).toBeUndefined()
      expect(complaints).toEqual([])
      await waitUntilThere(page)
      await setTheme(page, 'light')
      expect(await lastingProblems(page)).toEqual([])
      for (const theme of ['light', 'dark'] as const) {
        await setTheme(page, theme)
        expect(await newColourProblems(page), `colours in ${theme}`).toEqual([])
      }
      // A page that a failed story leaves behind is not used again.
      idle.push(tab)
    },
  )
})
