import type { Page } from 'playwright-core'

/** Runs in the page: what the focus is on, and whether that looks the same without it. */
async function tryFocus(tried: readonly string[]) {
  const DRAWN = ['outline', 'boxShadow', 'backgroundColor', 'border', 'transform', 'textDecoration'] as const
  const MOST_PARTS = 12
  const MOST_FRAMES = 20
  /** As deep as the fields of a date stand in their frame. */
  const FRAMES = 4
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return undefined
  const isAgain = element.hasAttribute('data-focus-seen')
  element.setAttribute('data-focus-seen', '')
  const html = (element.cloneNode() as Element).outerHTML
  if (isAgain || tried.includes(html)) return { html, isAgain, isUnseen: false }

  const parts: Element[] = [element, ...[...element.querySelectorAll('*')].slice(0, MOST_PARTS)]
  let frame = element.parentElement
  for (let up = 0; frame && up < FRAMES; up += 1) {
    parts.push(frame, ...[...frame.children].slice(0, MOST_PARTS))
    frame = frame.parentElement
  }
  const frameOfScreen = async () => new Promise(resolve => requestAnimationFrame(resolve))
  function looks() {
    // A transition on its way is neither of the two.
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
    }
    return parts
      .flatMap(part => [undefined, '::before', '::after'].map(pseudo => getComputedStyle(part, pseudo)))
      .map(style => DRAWN.map(name => style[name]).join(' '))
      .join('\n')
  }
  // A part may learn of the focus, and of its loss, a little later.
  await frameOfScreen()
  await frameOfScreen()
  const { activeElement: taker } = document
  if (taker !== element) {
    return { html: `${html} lost the focus to ${taker?.outerHTML.slice(0, 200)}`, isAgain, isUnseen: true }
  }
  const focused = looks()
  element.blur()
  let isUnseen = true
  for (let frames = 0; isUnseen && frames < MOST_FRAMES; frames += 1) {
    await frameOfScreen()
    isUnseen = looks() === focused
  }
  // What went away meanwhile says nothing.
  return { html, isAgain, isUnseen: isUnseen && element.isConnected }
}

/** More than the head of a page and what comes first in it. */
const STEPS = 40

/**
 * Goes through a page by Tab; answers what looks the same with and without the focus, each as its HTML. What is in `tried`
 * is not tried again; what is tried is added.
 */
export async function unseenFocus(page: Page, tried: Set<string>): Promise<string[]> {
  const unseen: string[] = []
  for (let step = 0; step < STEPS; step += 1) {
    await page.keyboard.press('Tab')
    const focus = await page.evaluate(tryFocus, [...tried])
    if (!focus) continue
    if (focus.isAgain) break
    tried.add(focus.html)
    if (focus.isUnseen) unseen.push(focus.html)
  }
  return unseen
}
