import type { Page } from 'playwright-core'
import { onTestFailed, TestRunner } from 'vitest'

/** As many as show what a page waited for. */
const LAST_CALLS = 15

const ANSWERS_WITHIN_MS = 5000

/** What can be asked of a page that may be gone, or busy for ever. */
const asked = (question: Promise<string>): Promise<string> =>
  Promise.race([
    question.catch(error => String(error)),
    new Promise<string>(resolve => setTimeout(resolve, ANSWERS_WITHIN_MS, '(no answer)')),
  ])

/**
 * A journey that fails says where the page was: its last calls, what had the focus, and all that a screen reader finds.
 * A page that several tests share belongs to none of them and says nothing.
 */
export function tellFailure(page: Page): void {
  if (!TestRunner.getCurrentTest()) return
  const calls: string[] = []
  const note = (how: string | number, url: string): void => {
    if (url.includes('/api/')) calls.push(`${new Date().toISOString()} ${how} ${url}`)
  }
  page.on('request', request => note(request.method(), request.url()))
  page.on('response', response => note(response.status(), response.url()))
  page.on('requestfailed', request => note(request.failure()?.errorText ?? 'failed', request.url()))

  onTestFailed(async () => {
    if (page.isClosed()) return
    const focused = page.evaluate<string>('document.activeElement?.outerHTML.slice(0, 300)')
    const lines = [
      `${page.url()} at ${new Date().toISOString()}`,
      ...calls.slice(-LAST_CALLS),
      `Focus: ${await asked(focused)}`,
      await asked(page.locator('body').ariaSnapshot({ timeout: ANSWERS_WITHIN_MS })),
    ]
    console.error(lines.join('\n'))
  })
}
