import { DEFAULT_BRAND } from '@product/sdk/values'
import { expect, it } from 'vitest'
import { createI18nProvider } from '../../texts/i18n-provider'
import { BACKDATE_PAGE_TEXTS as en } from './backdate-texts'
import { BACKDATE_PAGE_TEXTS_SPANISH as es } from './backdate-texts-spanish'
import { dayText } from './outcome-text'
import { aProcessDay } from './story-backdate'

async function wordsIn(locale: 'en' | 'es') {
  const i18n = createI18nProvider({ texts: { en: [en], es: [es] }, brand: DEFAULT_BRAND })
  await i18n.changeLocale(locale)
  return i18n.translate
}

it.each<[ReturnType<typeof aProcessDay>['outcome'], string, string]>([
  [{ code: 'made', retries: 0 }, 'kept', 'conservada'],
  [{ code: 'made', retries: 1 }, 'retried once', 'reintentada una vez'],
  [{ code: 'made', retries: 3 }, 'retried 3 times', 'reintentada 3 veces'],
  [
    { code: 'no_route_within', retries: 9, minMiles: 40, maxMiles: 60 },
    'no route within 40 to 60 miles',
    'ninguna ruta dentro de 40 a 60 millas',
  ],
  [
    { code: 'no_route_within', retries: 9, minMiles: 1000, maxMiles: 1000 },
    'no route within 1,000 miles',
    'ninguna ruta dentro de 1,000 millas',
  ],
  [
    { code: 'empty_group', group: 'East' },
    'no place of the group East can be reached',
    'no se puede llegar a ningún lugar del grupo East',
  ],
  [
    { code: 'too_many_places', most: 50 },
    'more than 50 places on one route',
    'más de 50 lugares en una ruta',
  ],
  [
    { code: 'refused', message: 'bad key' },
    'refused by the routing service: bad key',
    'rechazada por el servicio de rutas: bad key',
  ],
  [{ code: 'refused', message: '' }, 'refused by the routing service', 'rechazada por el servicio de rutas'],
  [
    { code: 'too_far' },
    'a place lies too far from any road',
    'un lugar está demasiado lejos de cualquier carretera',
  ],
  [
    { code: 'too_far', address: '30, -130' },
    '30, -130 lies too far from any road',
    '30, -130 está demasiado lejos de cualquier carretera',
  ],
  [{ code: 'unreachable', address: '90704' }, 'no road leads to 90704', 'ninguna carretera lleva a 90704'],
  [{ code: 'off_campaign' }, 'no longer on the campaign', 'ya no está en la campaña'],
  [null, 'to be done', 'por hacer'],
])('what became of a day is said in the language of the console: %j', async (outcome, english, spanish) => {
  const day = aProcessDay({ outcome })
  const texts = [dayText(day, true, await wordsIn('en')), dayText(day, true, await wordsIn('es'))]
  expect(texts).toEqual([english, spanish])
})

it('a day that was not done before the generation ended is not to be done any more', async () => {
  expect(dayText(aProcessDay({ outcome: null }), false, await wordsIn('en'))).toBe('not done')
})

it('addresses that were not found are named with it, and the others counted', async () => {
  const translate = await wordsIn('en')
  const text = (names: string[], more: number) =>
    dayText(aProcessDay({ unplaced: { names, more } }), true, translate)
  expect(text(['00000'], 0)).toBe('kept; not found on the map: 00000')
  expect(text(['00000', '1', '2'], 2)).toBe('kept; not found on the map: 00000, 1, 2 and 2 more')
})
