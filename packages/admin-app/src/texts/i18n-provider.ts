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
  /**
   * Fetches the texts in every language and says what is waited for: nothing once they are there. Asked again it names
   * the same promises. Texts that could not be fetched reject with a `FetchFailure`.
   */
  learn(loads: readonly TextsLoader[]): ReadonlySet<Promise<void>>
}

/**
 * All texts of a language, the English ones below where another has none. Spanish loads when it is first chosen, texts of
 * pages when `learn` asks for them; those of the configuration lie over all.
 */
export function createI18nProvider({ texts, brand }: Pick<ResolvedAdmin, 'texts' | 'brand'>): ConsoleI18n {
  const learned: FeatureTexts[] = []
  const known = new Set<TextsLoader>()
  const learning = new Map<TextsLoader, Promise<void>>()
  const laid = (layers: readonly Texts[]) => withProduct(layTexts(layers), brand.name)
  const english = () => laid([raEnglish, ENGLISH, ...learned.map(({ en }) => en), ...texts.en])
  const spanish = async () => {
    const { SPANISH } = await import('./spanish')
    const layers = present([SPANISH, ...learned.map(({ es }) => es), ...texts.es])
    return layTexts([english(), laid(layers)])
  }
  const provider = polyglotI18nProvider(
    locale => (locale === 'es' ? spanish().then(asMessages) : asMessages(english())),
    'en',
    [...LOCALES],
    { allowMissing: true },
  )

  async function fetchTexts(loads: readonly TextsLoader[]): Promise<void> {
    try {
      learned.push(...(await Promise.all(loads.map(load => load()))))
      // The provider takes in what a language says when it is chosen.
      await provider.changeLocale(provider.getLocale?.() ?? 'en')
      for (const load of loads) known.add(load)
    } catch (cause) {
      throw new FetchFailure(cause, () => loads.forEach(load => learning.delete(load)))
    }
  }
  return {
    ...provider,
    translate: (key, args) => provider.translate(key, args && withShownNumbers(args)),
    learn(loads) {
      const fresh = loads.filter(load => !learning.has(load))
      // All in one go: each time the whole language is laid anew.
      if (fresh.length > 0) {
        const begun = fetchTexts(fresh)
        for (const load of fresh) learning.set(load, begun)
      }
      return new Set(present(loads.map(load => (known.has(load) ? undefined : learning.get(load)))))
    },
  }
}
