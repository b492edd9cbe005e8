import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider, TranslationMessages } from 'ra-core'
import englishMessages from 'ra-language-english'
import type { FeatureTexts, Texts, TextsLoader } from '../config/admin-feature'
import { FetchFailure } from '../config/fetch-failure'
import type { ResolvedAdmin } from '../config/resolve-config'
import { ENGLISH } from './english'
import { layTexts, present, withProduct } from './lay-texts'
import { withShownNumbers } from './shown-numbers'

export const LOCALES = [
  { locale: 'en', name: 'English' },
  { locale: 'es', name: 'Español' },
] as const

/** react-admin's type lists its own keys only; these are its messages with ours beside and over them. */
const asMessages = (texts: Texts): TranslationMessages => texts as unknown as TranslationMessages

const raEnglish = englishMessages as unknown as Texts

export interface ConsoleI18n extends I18nProvider {
  /** Whether the texts are there. */
  knows(loads: readonly TextsLoader[]): boolean
  /**
   * Fetches the texts in every language; the same list is answered with the same promise. Texts that could not be fetched
   * reject with a `FetchFailure`; those of the list that could are there.
   */
  learn(loads: readonly TextsLoader[]): Promise<void>
}

/**
 * All texts of a language, the English ones below where another has none. Spanish loads when it is first chosen, texts of
 * pages when `learn` asks for them; those of the configuration lie over all.
 */
export function createI18nProvider({ texts, brand }: Pick<ResolvedAdmin, 'texts' | 'brand'>): ConsoleI18n {
  const learned = new Map<TextsLoader, FeatureTexts>()
  const learning = new Map<TextsLoader, Promise<void>>()
  const failed = new Set<TextsLoader>()
  let lists = new WeakMap<readonly TextsLoader[], Promise<void>>()
  const laid = (layers: readonly Texts[]) => withProduct(layTexts(layers), brand.name)
  const english = () => laid([raEnglish, ENGLISH, ...[...learned.values()].map(({ en }) => en), ...texts.en])
  const spanish = async () => {
    const { SPANISH } = await import('./spanish')
    const layers = present([SPANISH, ...[...learned.values()].map(({ es }) => es), ...texts.es])
    return layTexts([english(), laid(layers)])
  }
  const provider = polyglotI18nProvider(
    locale => (locale === 'es' ? spanish().then(asMessages) : asMessages(english())),
    'en',
    [...LOCALES],
    { allowMissing: true },
  )

  let turn: Promise<unknown> = Promise.resolve()
  /** One after the other: of two at once, the one that began earlier would have the last word on the language. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = turn.then(work)
    turn = done.catch(() => undefined)
    return done
  }
  const changeLocale = (locale: string) => inTurn(() => provider.changeLocale(locale))

  /** All in one go, since each time the whole language is laid anew. Answers why some did not come. */
  async function fetchTexts(loads: readonly TextsLoader[]): Promise<ReadonlyMap<TextsLoader, unknown>> {
    const failures = new Map<TextsLoader, unknown>()
    const come = new Map<TextsLoader, FeatureTexts>()
    await Promise.all(
      loads.map(async load => {
        try {
          come.set(load, await load())
        } catch (cause) {
          failures.set(load, cause)
        }
      }),
    )
    await inTurn(async () => {
      for (const [load, texts] of come) learned.set(load, texts)
      // The provider takes in what a language says when it is chosen.
      await provider.changeLocale(provider.getLocale?.() ?? 'en')
    })
    return failures
  }

  /** All that failed at once, so that one "Try again" asks for all of it. */
  function forgetFailed(): void {
    for (const load of failed) learning.delete(load)
    failed.clear()
    lists = new WeakMap()
  }

  function begin(loads: readonly TextsLoader[]): void {
    const fetched = fetchTexts(loads).catch((cause: unknown) => new Map(loads.map(load => [load, cause])))
    for (const load of loads) {
      const own = fetched.then(failures => {
        if (!failures.has(load)) return
        failed.add(load)
        throw new FetchFailure(failures.get(load), forgetFailed)
      })
      learning.set(load, own)
    }
  }

  return {
    ...provider,
    changeLocale,
    translate: (key, args) => provider.translate(key, args && withShownNumbers(args)),
    knows: loads => loads.every(load => learned.has(load)),
    learn(loads) {
      const known = lists.get(loads)
      if (known) return known
      const fresh = loads.filter(load => !learning.has(load))
      if (fresh.length > 0) begin(fresh)
      const all = Promise.all(present(loads.map(load => learning.get(load)))).then(() => undefined)
      lists.set(loads, all)
      return all
    },
  }
}
