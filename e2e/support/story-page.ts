import type { Page } from 'playwright-core'
import { SIZES, transitionsEnd } from './chromium'

export interface StoryEntry {
  id: string
  title: string
  name: string
  tags?: string[]
}

interface Channel {
  on(event: string, listener: (payload: unknown) => void): void
  off(event: string, listener: (payload: unknown) => void): void
  emit(event: string, payload: unknown): void
}

/** What Storybook puts on the window of its preview. */
interface PreviewWindow {
  __STORYBOOK_ADDONS_CHANNEL__: Channel
  __STORYBOOK_PREVIEW__: {
    ready?(): Promise<unknown>
    storyStoreValue?: {
      loadStory(of: { storyId: string }): Promise<{ storyGlobals?: Record<string, unknown> }>
    }
  }
}

/** Opens the preview once; stories are then shown in it one after the other, which takes a fraction of a load. */
export async function openPreview(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/iframe.html?viewMode=story`)
  await page.waitForFunction(() => {
    const preview = (window as unknown as Partial<PreviewWindow>).__STORYBOOK_PREVIEW__
    return preview?.storyStoreValue !== undefined
  })
}

type Size = keyof typeof SIZES

/** The window that a story asks for by its viewport, a desktop's otherwise. */
export async function sizeOf(page: Page, id: string): Promise<Size> {
  const value = await page.evaluate(async storyId => {
    const { storyStoreValue } = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__
    const story = await storyStoreValue?.loadStory({ storyId })
    const viewport = story?.storyGlobals?.viewport
    return typeof viewport === 'object' && viewport !== null && 'value' in viewport
      ? String(viewport.value)
      : ''
  }, id)
  return value in SIZES ? (value as Size) : 'desktop'
}

/** Shows a story and plays it; answers what went wrong, or undefined. */
export async function showStory(page: Page, id: string): Promise<string | undefined> {
  return page.evaluate(
    storyId =>
      new Promise<string | undefined>(resolve => {
        const channel = (window as unknown as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__
        const failures = [
          'storyErrored',
          'storyMissing',
          'storyThrewException',
          'playFunctionThrewException',
          'unhandledErrorsWhilePlaying',
        ]
        const text = (value: unknown): string => {
          if (Array.isArray(value)) return value.map(text).join('\n')
          if (typeof value !== 'object' || value === null) return String(value)
          const { message, description, stack } = value as Record<string, unknown>
          return [message, description, stack].filter(Boolean).join('\n') || JSON.stringify(value)
        }
        let failure: string | undefined
        const onFailure = failures.map(event => {
          const listener = (payload: unknown) => {
            failure ??= `${event}: ${text(payload)}`
            // These two end the story without a word more.
            if (event === 'storyMissing' || event === 'storyErrored') end()
          }
          channel.on(event, listener)
          return () => channel.off(event, listener)
        })
        const onFinished = (payload: unknown) => {
          const finished = payload as { storyId?: string; status?: string }
          if (finished.storyId !== storyId) return
          if (finished.status === 'error') failure ??= 'The story did not finish.'
          end()
        }
        function end() {
          for (const off of onFailure) off()
          channel.off('storyFinished', onFinished)
          resolve(failure)
        }
        channel.on('storyFinished', onFinished)
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
      }),
    id,
  )
}

/** How long nothing may have changed, and the most that is waited for it: a clock in a page never stops. */
const STILL_MS = 100
const MOST_MS = 3000

/** Waits until nothing has changed in the page for a moment: a dialog or a fetched part comes frames after the rest. */
export async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate(
    ([still, most]) =>
      new Promise<void>(resolve => {
        const began = performance.now()
        let changed = began
        const observer = new MutationObserver(() => {
          changed = performance.now()
        })
        observer.observe(document, { subtree: true, childList: true, attributes: true })
        requestAnimationFrame(function look() {
          const now = performance.now()
          if (now - changed < still && now - began < most) requestAnimationFrame(look)
          else {
            observer.disconnect()
            resolve()
          }
        })
      }),
    [STILL_MS, MOST_MS] as const,
  )
}

/** Turns the light on or off, as the toolbar does, and lets transitions end. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(name => {
    document.documentElement.dataset.theme = name
  }, theme)
  await transitionsEnd(page)
}
