import type { AxeResults, RunOptions } from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeWindow {
  axe: { run(within: Document, options: RunOptions): Promise<AxeResults> }
}

/** By name: the category would also ask for the stricter contrast of AAA. */
export const COLOURS = ['color-contrast', 'link-in-text-block']

/** Once per document: loading it takes longer than a run. */
export async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
}

export const problemLines = (violations: Found[]): string[] =>
  violations.flatMap(({ rule, nodes }) => nodes.map(node => `${rule}: ${node}`))

interface Found {
  rule: string
  nodes: string[]
}

/**
 * What axe finds wrong on a page, one line per element; empty when it finds nothing. `colours` asks only for the rules
 * about colour: enough for a second theme of the same page. Rules that are left out are not asked.
 */
export async function axeProblems(
  page: Page,
  only: 'everything' | 'colours' = 'everything',
  leftOut: readonly string[] = [],
): Promise<string[]> {
  await loadAxe(page)
  const violations = await page.evaluate(
    async ([kind, colours, without]) => {
      const { axe } = window as unknown as AxeWindow
      const results = await axe.run(document, {
        resultTypes: ['violations'],
        iframes: false,
        ...(kind === 'colours' && { runOnly: { type: 'rule' as const, values: colours } }),
        rules: Object.fromEntries(without.map(rule => [rule, { enabled: false }])),
      })
      return results.violations.map(({ id, help, nodes }) => ({
        rule: `${id}: ${help}`,
        nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary ?? ''}`),
      }))
    },
    [only, COLOURS, leftOut] as const,
  )
  return problemLines(violations)
}
