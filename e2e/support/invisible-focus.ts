import type { Page } from 'playwright-core'

/** Where the keyboard can go. */
const STOPS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]:not([tabindex="-1"])'

/**
 * The elements of a look that was not tried yet in this document and that look the same with the keyboard's focus as
 * without it. A look is an element's name, classes and what it stands in.
 */
export async function invisibleFocus(page: Page): Promise<string[]> {
  // What a script focuses shows its focus where the last key came from a keyboard. This one does nothing.
  await page.keyboard.press('F9')
  return page.evaluate(async selector => {
    const { tried } = ((window as unknown as { focusTried?: { tried: Set<string> } }).focusTried ??= {
      tried: new Set(),
    })
    const nextFrames = () =>
      new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const classOf = (of: Element | null) => of?.getAttribute('class') ?? ''
    const lookOf = (of: Element) =>
      [
        of.tagName,
        of.getAttribute('type'),
        of.getAttribute('role'),
        classOf(of),
        classOf(of.parentElement),
      ].join(';')
    const partOf = (of: Element, pseudo?: string) => {
      const style = getComputedStyle(of, pseudo)
      const outline = style.outlineStyle === 'none' ? '' : `${style.outlineWidth} ${style.outlineColor}`
      return [
        outline,
        style.boxShadow,
        style.borderColor,
        style.borderWidth,
        style.backgroundColor,
        style.opacity,
      ].join()
    }
    /** All that may show the focus: the element, what it holds, its neighbours and what it stands in. */
    function shownBy(of: Element): string {
      const around: Element[] = []
      for (let at = of.parentElement, depth = 0; at && depth < 4; at = at.parentElement, depth++)
        around.push(at)
      const near = [...of.querySelectorAll('*'), ...(of.parentElement?.children ?? [])].slice(0, 40)
      return [of, ...around, ...near]
        .map(element => [partOf(element), partOf(element, '::before'), partOf(element, '::after')].join('|'))
        .join('\n')
    }
    const before = document.activeElement
    const problems: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      const isOff =
        element.matches(':disabled') || element.closest('[inert], [aria-hidden="true"], [hidden]') !== null
      if (
        isOff ||
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.getClientRects().length === 0
      )
        continue
      const look = lookOf(element)
      if (tried.has(look)) continue
      tried.add(look)
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      await nextFrames()
      const without = shownBy(element)
      element.focus({ preventScroll: true })
      await nextFrames()
      // A dialog keeps the focus within itself.
      if (document.activeElement !== element) continue
      if (element.matches(':focus-visible') && shownBy(element) === without) {
        problems.push(
          `${look} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 60)}”`,
        )
      }
    }
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    return problems
  }, STOPS)
}
