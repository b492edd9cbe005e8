import { expect, it } from 'vitest'
import { createI18nProvider } from './i18n-provider'
import { numberText, withShownNumbers } from './shown-numbers'

it('a number that is read has thousands separators; what names a thing has none', () => {
  const args = { count: 1038, total: 5_000_000, few: 999, id: 1038, n: 2026, name: '1038' }
  expect(withShownNumbers(args)).toEqual({ ...args, count: '1,038', total: '5,000,000' })
})

it.each([
  [1, '1 payment'],
  [2, '2 payments'],
  [1038, '1,038 payments'],
])('a text that counts %d says so in the right form', (smart_count, text) => {
  const { translate } = createI18nProvider({
    brand: { name: 'Roadside' } as never,
    texts: { en: [{ lines: '%{smart_count} payment |||| %{smart_count} payments' }], es: [] },
  })
  expect(translate('lines', { smart_count })).toBe(text)
})

it('pages of a long list are counted so, too', () => {
  const { translate } = createI18nProvider({
    brand: { name: 'Roadside' } as never,
    texts: { en: [], es: [] },
  })
  const range = { offsetBegin: 991, offsetEnd: 1000, total: 5000 }
  expect(translate('ra.navigation.page_range_info', range)).toBe('991-1,000 of 5,000')
})

it.each([
  [0, '0'],
  [999, '999'],
  [1234, '1,234'],
  [12_345.6, '12,345.6'],
  [1 / 3, '0.333'],
])('%d shows as %s', (value, text) => {
  expect(numberText(value)).toBe(text)
})
