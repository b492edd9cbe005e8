import { type Browser, type BrowserContext, chromium, type Page, type ViewportSize } from 'playwright-core'
import { findChromium } from '../../scripts/machine.mjs'

/** Flags under which Debian's Chromium runs without a display, a sandbox or a network. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A tab in the background is as good as one in front: several run side by side.
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
]

/** The machine's own Chromium. WebGL is drawn in software. */
function options() {
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error('No Chromium on the PATH; CHROMIUM may name one.')
  return { executablePath, args: [...chromiumFlags], ignoreDefaultArgs: ['--enable-unsafe-swiftshader'] }
}

export const launchChromium = async (): Promise<Browser> => chromium.launch(options())

/** As somebody uses it: what it has loaded and compiled is kept in a folder. */
export const launchProfile = async (folder: string, viewport: ViewportSize): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, { ...options(), viewport })

/** A quarter of the pixels: they are drawn in software, and no test looks at them. Sizes in CSS pixels stay. */
export const SCALE = 0.5

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1024, height: 768 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
} as const

/** Chromium itself is silent where a script catches what was forbidden. */
const TELL_VIOLATIONS = `document.addEventListener('securitypolicyviolation', event =>
  console.error('Content-Security-Policy: ' + event.violatedDirective + ' ' + event.sourceFile))`

/** What a page complained of, without the notes Chromium makes of answers that are errors by intent. */
export async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = []
  await page.addInitScript(TELL_VIOLATIONS)
  page.on('pageerror', error => complaints.push(error.stack ?? error.message))
  page.on('console', message => {
    const isNote = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isNote) complaints.push(message.text())
  })
  return complaints
}

/** Lets transitions end: a colour on its way is neither of the two. What never ends is not waited for. */
export async function transitionsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(resolve => requestAnimationFrame(resolve))
    const ending = document
      .getAnimations()
      // One that goes by how far something is scrolled ends when it is scrolled there.
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(animation => animation.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(ending.map(animation => animation.finished.catch(() => undefined)))
  })
}
