import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider, TranslationMessages } from 'ra-core'
import englishMessages from 'ra-language-english'
import type { Texts } from '../config/admin-feature'
import type { ResolvedAdmin } from '../config/resolve-config'
import { ENGLISH } from './english'
import { layTexts, withProduct } from './lay-texts'

export const LOCALES = [
  { locale: 'en', name: 'English' },
  { locale: 'es', name: 'Español' },
] as const

/** react-admin's type lists its own keys only; these are its messages with ours beside and over them. */
const asMessages = (texts: Texts): TranslationMessages => texts as unknown as TranslationMessages

const raEnglish = englishMessages as unknown as Texts

/** All texts of a language, the English ones below where another has none. Spanish loads when it is first chosen. */
export function createI18nProvider({ texts, brand }: Pick<ResolvedAdmin, 'texts' | 'brand'>): I18nProvider {
  const english = withProduct(layTexts([raEnglish, ENGLISH, ...texts.en]), brand.name)
  return polyglotI18nProvider(
    locale =>
      locale === 'es'
        ? import('./spanish').then(({ SPANISH }) =>
            asMessages(layTexts([english, withProduct(layTexts([SPANISH, ...texts.es]), brand.name)])),
          )
        : asMessages(english),
    'en',
    [...LOCALES],
    { allowMissing: true },
  )
}
