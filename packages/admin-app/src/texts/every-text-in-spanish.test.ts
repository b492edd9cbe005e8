import { expect, it } from 'vitest'
import type { Texts } from '../config/admin-feature'
import { FEATURES } from '../features'
import { PICTURE_TEXTS } from '../pictures/picture-texts'
import { PICTURE_TEXTS_SPANISH } from '../pictures/picture-texts-spanish'
import { ENGLISH } from './english'
import { layTexts, present } from './lay-texts'
import { SPANISH } from './spanish'

const flat = (texts: Texts, above = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[above + key, value]] : flat(value, `${above}${key}.`),
  )

const ofPages = await Promise.all(
  FEATURES.map(async ({ pageTexts }) => ({ en: await pageTexts?.en(), es: await pageTexts?.es?.() })),
)
const ofPictures = { en: PICTURE_TEXTS, es: PICTURE_TEXTS_SPANISH }
const all = [...FEATURES.map(({ texts }) => texts), ...ofPages, ofPictures]
const english = new Map(flat(layTexts(present([ENGLISH, ...all.map(texts => texts?.en)]))))
const spanish = new Map(flat(layTexts(present([SPANISH, ...all.map(texts => texts?.es)]))))

/** The English of these is the name of the field in the contract, which needs no text; and react-admin's own. */
const ONLY_SPANISH = /^(campaign\.edits\.truck_fields|resources\.vendors\.options|ra)\./

/** Words that Spanish shares, and names. */
const THE_SAME_IN_BOTH: ReadonlySet<string> = new Set([
  'EIN',
  'General',
  'Id',
  'id',
  'Macro',
  'macro',
  'Macros',
  'No',
  'Rep Route',
  'Rep Routes',
  'SSN',
  'Token',
])

const slotsOf = (text: string): string[] => [...new Set(text.match(/%\{\w+\}/g))].sort()

it('every text of the console has its Spanish half', () => {
  expect([...english.keys()].filter(key => !spanish.has(key))).toEqual([])
})

it('no Spanish text is left of an English one that is gone', () => {
  expect([...spanish.keys()].filter(key => !english.has(key) && !ONLY_SPANISH.test(key))).toEqual([])
})

it('what is put into a text is put into its Spanish half, too', () => {
  const differing = [...english].filter(([key, text]) => {
    const other = spanish.get(key) ?? ''
    // A text for one may leave the number out.
    const slots = slotsOf(text).filter(slot => slot !== '%{smart_count}')
    return String(slots) !== String(slotsOf(other).filter(slot => slot !== '%{smart_count}'))
  })
  expect(differing).toEqual([])
})

it('a text that counts has a form for one and a form for many in both', () => {
  const counts = (text: string) => text.split('||||').length
  expect([...english].filter(([key, text]) => counts(text) !== counts(spanish.get(key) ?? ''))).toEqual([])
})

const words = (text: string): string => text.replace(/%\{\w+\}/g, '').trim()

it('a Spanish half is not the English text again', () => {
  const same = [...english].filter(([key, text]) => spanish.get(key) === text && /\p{L}/u.test(words(text)))
  expect(same.filter(([, text]) => !THE_SAME_IN_BOTH.has(words(text)))).toEqual([])
})
