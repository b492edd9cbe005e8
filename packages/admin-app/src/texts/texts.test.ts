import { describe, expect, it, vi } from 'vitest'
import type { Texts } from '../config/admin-feature'
import { ENGLISH } from './english'
import { FetchFailure } from '../config/fetch-failure'
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
    const page = {
      en: async () => ({ team: { edit: 'Edit' } }),
      es: async () => ({ team: { edit: 'Cambiar' } }),
    }
    await i18n.learn([page])
    expect([i18n.translate('team.edit'), i18n.translate('team.add')]).toEqual(['Cambiar', 'New'])
    expect(i18n.translate('A message of the server.')).toBe('A message of the server.')
  })
})

/** The texts of a page, and how often those of each language were fetched. */
const gate = () => ({
  en: vi.fn<() => Promise<Texts>>(async () => ({ yard: { gate: 'Gate' } })),
  es: vi.fn<() => Promise<Texts>>(async () => ({ yard: { gate: 'Puerta' } })),
})

describe('texts that are fetched with a page', () => {
  const i18n = () =>
    createI18nProvider({
      brand: { name: 'Roadside' } as never,
      texts: { en: [{ yard: { title: 'Depot' } }], es: [] },
    })

  it('are fetched once, carry the brand, and leave the configuration the last word', async () => {
    const told = i18n()
    let times = 0
    const page = { en: async () => ({ yard: { title: `Yard ${++times}`, of: '%{product} yard' } }) }
    await Promise.all([told.learn([page]), told.learn([page])])
    expect([told.translate('yard.title'), told.translate('yard.of'), times]).toEqual([
      'Depot',
      'Roadside yard',
      1,
    ])
  })

  it('are fetched again, all that failed, once a failure was told', async () => {
    const told = i18n()
    let isThere = false
    const pages = ['gate', 'fence'].map(key => ({
      async en() {
        if (!isThere) throw new Error('no connection')
        return { yard: { [key]: key } }
      },
    }))
    const failure: unknown = await told.learn(pages).catch((error: unknown) => error)
    expect(failure).toMatchObject({ cause: new Error('no connection') })
    isThere = true
    await expect(told.learn(pages)).rejects.toBe(failure)
    if (failure instanceof FetchFailure) failure.forget()
    await told.learn(pages)
    expect([told.translate('yard.gate'), told.translate('yard.fence')]).toEqual(['gate', 'fence'])
  })

  it('are there though others of the same page failed', async () => {
    const told = i18n()
    const [good, bad] = [
      { en: async () => ({ yard: { gate: 'Gate' } }) },
      { en: async () => Promise.reject(new Error('no connection')) },
    ]
    const list = [good, bad]
    expect(told.learn(list)).toBe(told.learn(list))
    await expect(told.learn(list)).rejects.toBeInstanceOf(FetchFailure)
    await told.learn([good])
    expect([told.translate('yard.gate'), told.knows([good]), told.knows(list)]).toEqual(['Gate', true, false])
  })

  it('leave the language as it was chosen meanwhile', async () => {
    const told = i18n()
    const page = gate()
    await Promise.all([told.changeLocale('es'), told.learn([page])])
    expect([told.getLocale?.(), told.translate('yard.gate')]).toEqual(['es', 'Puerta'])
  })

  it('are fetched in the language that is read, and once in each', async () => {
    const told = i18n()
    const [before, after] = [gate(), gate()]
    const fetched = () =>
      [before, after].flatMap(({ en, es }) => [en.mock.calls.length, es.mock.calls.length])
    await told.learn([before])
    expect(fetched()).toEqual([1, 0, 0, 0])
    await told.changeLocale('es')
    expect([told.translate('yard.gate'), ...fetched()]).toEqual(['Puerta', 1, 1, 0, 0])
    await told.learn([after])
    await told.changeLocale('en')
    await told.changeLocale('es')
    expect(fetched()).toEqual([1, 1, 1, 1])
  })

  it('leave the language as it was where they do not come in another, and are fetched when it is chosen again', async () => {
    const told = i18n()
    const page = gate()
    page.es.mockRejectedValueOnce(new Error('no connection'))
    await told.learn([page])
    page.es.mockRejectedValueOnce(new Error('no connection'))
    await expect(told.changeLocale('es')).rejects.toThrow('no connection')
    await expect(told.fetchLanguage('es')).rejects.toThrow('no connection')
    await told.fetchLanguage('es')
    expect([told.getLocale?.(), told.translate('yard.gate')]).toEqual(['en', 'Gate'])
    await told.changeLocale('es')
    expect([told.getLocale?.(), told.translate('yard.gate')]).toEqual(['es', 'Puerta'])
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
