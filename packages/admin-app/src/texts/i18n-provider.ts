import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider, TranslationMessages } from 'ra-core'
import englishMessages from 'ra-language-english'
import type { FeatureTexts, Texts, PageTexts } from '../config/admin-feature'
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
  /** Fetches what a language needs, and chooses nothing. Rejects where some of it can't be fetched. */
  fetchLanguage(locale: string): Promise<void>
  /** Whether the texts are there. */
  knows(pages: readonly PageTexts[]): boolean
  /**
   * Fetches the texts in the language that is chosen; the same list is answered with the same promise. Texts that could not
   * be fetched reject with a `FetchFailure`; those of the list that could are there.
   */
  learn(pages: readonly PageTexts[]): Promise<void>
}

/**
 * All texts of a language, the English ones below where another has none. Spanish loads when it is first chosen, with that
 * of the pages whose texts are there; texts of pages when `learn` asks for them. Those of the configuration lie over all.
 */
export function createI18nProvider({ texts, brand }: Pick<ResolvedAdmin, 'texts' | 'brand'>): ConsoleI18n {
  const learned = new Map<PageTexts, FeatureTexts>()
  const learning = new Map<PageTexts, Promise<void>>()
  const failed = new Set<PageTexts>()
  let lists = new WeakMap<readonly PageTexts[], Promise<void>>()
  const laid = (layers: readonly Texts[]) => withProduct(layTexts(layers), brand.name)
  const english = () => laid([raEnglish, ENGLISH, ...[...learned.values()].map(({ en }) => en), ...texts.en])
  const spanish = async () => {
    const fetching = import('./spanish')
    const halves = [...learned].map(async ([page, known]) => (known.es ??= await page.es?.()))
    const [{ SPANISH }, ...ofPages] = await Promise.all([fetching, ...halves])
    const layers = present([SPANISH, ...ofPages, ...texts.es])
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

  const chosen = () => provider.getLocale?.() ?? 'en'

  /** All in one go, since each time the whole language is laid anew. Answers why some did not come. */
  async function fetchTexts(pages: readonly PageTexts[]): Promise<ReadonlyMap<PageTexts, unknown>> {
    const failures = new Map<PageTexts, unknown>()
    const come = new Map<PageTexts, FeatureTexts>()
    await Promise.all(
      pages.map(async page => {
        try {
          const spanish = chosen() === 'es' ? page.es?.() : undefined
          const [en, es] = await Promise.all([page.en(), spanish])
          come.set(page, { en, es })
        } catch (cause) {
          failures.set(page, cause)
        }
      }),
    )
    await inTurn(async () => {
      for (const [page, texts] of come) learned.set(page, texts)
      // The provider takes in what a language says when it is chosen.
      await provider.changeLocale(chosen())
    })
    return failures
  }

  /** All that failed at once, so that one "Try again" asks for all of it. */
  function forgetFailed(): void {
    for (const page of failed) learning.delete(page)
    failed.clear()
    lists = new WeakMap()
  }

  function begin(pages: readonly PageTexts[]): void {
    const fetched = fetchTexts(pages).catch((cause: unknown) => new Map(pages.map(page => [page, cause])))
    for (const page of pages) {
      const own = fetched.then(failures => {
        if (!failures.has(page)) return
        failed.add(page)
        throw new FetchFailure(failures.get(page), forgetFailed)
      })
      learning.set(page, own)
    }
  }

  return {
    ...provider,
    changeLocale,
    async fetchLanguage(locale) {
      if (locale === 'es') await spanish()
    },
    translate: (key, args) => provider.translate(key, args && withShownNumbers(args)),
    knows: pages => pages.every(page => learned.has(page)),
    learn(pages) {
      const known = lists.get(pages)
      if (known) return known
      const fresh = pages.filter(page => !learning.has(page))
      if (fresh.length > 0) begin(fresh)
      const all = Promise.all(present(pages.map(page => learning.get(page)))).then(() => undefined)
      lists.set(pages, all)
      return all
    },
  }
}
