import { useI18nProvider } from 'ra-core'
import { type ComponentType, use } from 'react'
import type { TextsLoader } from '../config/admin-feature'
import type { ConsoleI18n } from './i18n-provider'

function Learn({ texts }: { texts: readonly TextsLoader[] }) {
  // `ConsoleProviders` gives no other.
  const { learn } = useI18nProvider() as ConsoleI18n
  for (const learnt of texts.map(learn)) use(learnt)
  return null
}

/** The part, shown once its texts are there. All are fetched at the same time, and the part's code with them. */
export function withTexts<Props extends object>(
  Part: ComponentType<Props>,
  texts: readonly TextsLoader[],
): ComponentType<Props> {
  if (texts.length === 0) return Part
  return function WithTexts(props) {
    return (
      <>
        <Learn texts={texts} />
        <Part {...props} />
      </>
    )
  }
}
