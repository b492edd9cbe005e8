import { describe, expect, it } from 'vitest'
import type { Texts } from '../config/admin-feature'
import { ENGLISH } from './english'
import { createI18nProvider } from './i18n-provider'
import { layTexts, withProduct } from './lay-texts'
import { SPANISH } from './spanish'

const keys = (texts: Texts, above = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${above}${key}`] : keys(value, `${above}${key}.`),
  )

const slots = (texts: Texts): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [`${key}: ${(value.match(/%\{\w+\}/g) ?? []).sort().join(' ')}`]
      : slots(value).map(slot => `${key}.${slot}`),
  )

describe('the languages', () => {
  it('say the same things', () => {
    expect(keys(SPANISH.console)).toEqual(keys(ENGLISH.console))
    expect(slots(SPANISH.console)).toEqual(slots(ENGLISH.console))
  })

  it('lie over one another, and what is missing shows in English', async () => {
    const feature = {
      en: { team: { title: '%{product} team', add: 'Add' } },
      es: { team: { title: 'Equipo' } },
    }
    const i18n = createI18nProvider({
      brand: { name: 'Roadside' } as never,
      texts: { en: [feature.en, { team: { add: 'New' } }], es: [feature.es] },
    })
    expect([i18n.translate('team.title'), i18n.translate('team.add')]).toEqual(['Roadside team', 'New'])
    await i18n.changeLocale('es')
    expect([i18n.translate('team.title'), i18n.translate('team.add')]).toEqual(['Equipo', 'New'])
    expect(i18n.translate('console.sidebar.greeting', { name: 'Ann' })).toBe('Hola, Ann')
    expect(i18n.translate('A message of the server.')).toBe('A message of the server.')
  })
})

it('later texts count', () => {
  expect(layTexts([{ a: { b: '1', c: '2' } }, { a: { b: '3' } }, { d: '4' }])).toEqual({
    a: { b: '3', c: '2' },
    d: '4',
  })
})

it('the brand stands for the product in every text', () => {
  expect(withProduct({ a: { b: '%{product} team user was created' } }, 'Roadside')).toEqual({
    a: { b: 'Roadside team user was created' },
  })
})
