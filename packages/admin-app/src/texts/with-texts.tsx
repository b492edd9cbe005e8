import { useI18nProvider } from 'ra-core'
import { type ComponentType, use } from 'react'
import type { TextsLoader } from '../config/admin-feature'
import type { ConsoleI18n } from './i18n-provider'

function Learn({ texts }: { texts: TextsLoader }) {
  // `ConsoleProviders` gives no other.
  use((useI18nProvider() as ConsoleI18n).learn(texts))
  return null
}

/** The part, shown once its texts are there. Both are fetched at the same time, where the part is lazy. */
export function withTexts<Props extends object>(
  Part: ComponentType<Props>,
  texts: TextsLoader | undefined,
): ComponentType<Props> {
  if (texts === undefined) return Part
  return function WithTexts(props) {
    return (
      <>
        <Learn texts={texts} />
        <Part {...props} />
      </>
    )
  }
}
