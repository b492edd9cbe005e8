import type { AxeResults, RunOptions } from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeWindow {
  axe: { run(within: Document | string, options: RunOptions): Promise<AxeResults> }
}

/** What axe finds wrong on a page, one line per element; empty when it finds nothing. */
export async function axeProblems(page: Page, within?: string): Promise<string[]> {
  // Once per document: loading it takes longer than a run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const violations = await page.evaluate(async selector => {
    const { axe } = window as unknown as AxeWindow
    const results = await axe.run(selector ?? document, { resultTypes: ['violations'], iframes: false })
    return results.violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary ?? ''}`),
    }))
  }, within)
  return violations.flatMap(({ rule, nodes }) => nodes.map(node => `${rule}: ${node}`))
}
