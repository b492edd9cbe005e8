import { useSyncExternalStore } from 'react'

export type Scheme = 'light' | 'dark'

const dark = '(prefers-color-scheme: dark)'

function subscribe(changed: () => void): () => void {
  const system = window.matchMedia(dark)
  const page = new MutationObserver(changed)
  system.addEventListener('change', changed)
  page.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => {
    system.removeEventListener('change', changed)
    page.disconnect()
  }
}

function current(): Scheme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return window.matchMedia(dark).matches ? 'dark' : 'light'
}

/** Light or dark, as the page is dressed now: the map can't read the style sheet's variables by itself. */
export const useScheme = (): Scheme => useSyncExternalStore(subscribe, current)

/** A colour of the theme as the map needs it. */
export const themeColour = (token: `--color-${string}`): string =>
  getComputedStyle(document.documentElement).getPropertyValue(token).trim() || '#000000'
