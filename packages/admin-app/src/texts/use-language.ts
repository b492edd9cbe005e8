import { useLocaleState } from 'ra-core'
import { useRef } from 'react'
import { useRuntime } from '../config/runtime'
import { useToast } from '../toasts/use-toast'

/** The language, and a way to choose another: it is chosen when it has come, and nothing changes where it doesn't. */
export function useLanguage(): [locale: string, choose: (locale: string) => Promise<void>] {
  const { i18n } = useRuntime()
  const [locale, setLocale] = useLocaleState()
  const toast = useToast()
  const asked = useRef(locale)
  async function choose(next: string): Promise<void> {
    asked.current = next
    try {
      await i18n.fetchLanguage(next)
    } catch {
      return toast('error', 'console.display.language_failed')
    }
    // Another may have been chosen meanwhile.
    if (asked.current === next) setLocale(next)
  }
  return [locale, choose]
}
