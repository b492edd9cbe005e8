import { consoleRules } from '@product/sdk/contract'
import { describe, expect, it } from 'vitest'
import { resolveConfig } from './config/resolve-config'
import { DEFAULT_RULES } from './config/rules'
import { readPageConfig } from './page-config'

const written = JSON.stringify({
  brand: { name: 'Roadside' },
  demo: true,
  rules: { searchPauseMs: 300 },
})

describe('the page’s configuration', () => {
  it('brings the business’s rules into the console, over its defaults', () => {
    const admin = resolveConfig([], readPageConfig(written))
    expect(admin.brand.name).toBe('Roadside')
    expect(admin.rules).toEqual({ ...DEFAULT_RULES, searchPauseMs: 300 })
  })

  it.each([undefined, null, '', '__CONFIG__', '{}'])('may be absent: %j leaves the defaults', text => {
    expect(resolveConfig([], readPageConfig(text))).toEqual(resolveConfig([]))
  })
})

describe('the console’s rules', () => {
  it('are all open to a business, and their defaults are values that it could write', () => {
    expect(consoleRules.parse(DEFAULT_RULES)).toEqual(DEFAULT_RULES)
  })
})
