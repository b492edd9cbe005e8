import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { COLOURS, loadAxe, problemLines } from './axe'

interface AxeWindow {
  axe: { run(within: { include: HTMLElement[] }, options: RunOptions): Promise<AxeResults> }
  /** As long as the document is there: looks of texts that passed, and how often axe was asked about one. */
  looksSeen?: { passed: Set<string>; asked: Map<string, number> }
}

/** What axe can't decide so often, such as a text below an empty frame, it never will. */
const TRIES = 4

/**
 * What the rules about colour find wrong in texts of a look that has not passed yet in this document. A look is all that
 * contrast hangs on: the text's own colours, size and weight, its classes and its parent's, and what lies behind it.
 */
export async function newColourProblems(page: Page): Promise<string[]> {
  await loadAxe(page)
  const violations = await page.evaluate(
    async ([colours, enough]) => {
      const here = window as unknown as AxeWindow
      const { passed, asked } = (here.looksSeen ??= { passed: new Set(), asked: new Map() })
      const behind = new Map<Element, string>()
      const classOf = (of: Element | null): string => of?.getAttribute('class') ?? ''

      /** Backgrounds and opacities from an element up to the page. */
      function backgrounds(of: Element | null): string {
        if (of === null) return ''
        const known = behind.get(of)
        if (known !== undefined) return known
        const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(of)
        const own = [backgroundColor, backgroundImage, opacity, filter].join(' ')
        const all = `${own === 'rgba(0, 0, 0, 0) none 1 none' ? '' : `${own}|`}${backgrounds(of.parentElement)}`
        behind.set(of, all)
        return all
      }

      function lookOf(of: Element): string {
        const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(of)
        const around = of.parentElement ? getComputedStyle(of.parentElement).color : ''
        const isDisabled =
          of.closest('[disabled], [aria-disabled="true"], [inert], fieldset:disabled') !== null
        const own = [
          of.tagName,
          color,
          fontSize,
          fontWeight,
          textShadow,
          textDecorationLine,
          around,
          isDisabled,
        ]
        return [...own, classOf(of), classOf(of.parentElement), backgrounds(of)].join(';')
      }

      function isShown(of: Element): boolean {
        const { width, height, right, bottom } = of.getBoundingClientRect()
        const isOnPage = right + scrollX > 0 && bottom + scrollY > 0
        // Text for screen readers alone is cut to a pixel.
        return (
          isOnPage &&
          width > 1 &&
          height > 1 &&
          of.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        )
      }

      const candidates = new Set<HTMLElement>(
        document.querySelectorAll<HTMLElement>('input, textarea, select, a'),
      )
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { parentElement, data } = texts.currentNode as Text
        if (parentElement && data.trim() !== '') candidates.add(parentElement)
      }
      const looks = new Map(
        [...candidates].filter(isShown).flatMap(element => {
          const look = lookOf(element)
          const isKnown = passed.has(look) || (asked.get(look) ?? 0) >= enough
          return isKnown ? [] : [[element, look] as const]
        }),
      )
      if (looks.size === 0) return []
      const results = await here.axe.run(
        { include: [...looks.keys()] },
        {
          resultTypes: ['violations', 'incomplete'],
          iframes: false,
          elementRef: true,
          runOnly: { type: 'rule', values: colours },
        },
      )
      const elementsOf = (of: AxeResults['violations']) =>
        new Set(of.flatMap(({ nodes }) => nodes.map(({ element }) => element)))
      const wrong = elementsOf(results.violations)
      const open = elementsOf(results.incomplete)
      for (const [element, look] of looks) {
        if (!wrong.has(element) && !open.has(element)) passed.add(look)
      }
      for (const look of new Set(looks.values())) asked.set(look, (asked.get(look) ?? 0) + 1)
      return results.violations.map(({ id, help, nodes }) => ({
        rule: `${id}: ${help}`,
        nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary ?? ''}`),
      }))
    },
    [COLOURS, TRIES] as const,
  )
  return problemLines(violations)
}
