import { browserMemory } from '../browser-storage'
import { createStore } from '../store'

export type ThemeChoice = 'system' | 'light' | 'dark'

export const THEME_CHOICES: readonly ThemeChoice[] = ['system', 'light', 'dark']

const KEY = 'theme'

const remembered = (): ThemeChoice =>
  THEME_CHOICES.find(choice => choice === browserMemory.getItem(KEY)) ?? 'system'

/** Light, dark or as the system is. */
export const themeChoice = createStore(remembered())

/** Chooses for this browser. Where storage is forbidden the choice holds until the page is left. */
export function chooseTheme(choice: ThemeChoice): void {
  themeChoice.set(choice)
  browserMemory.setItem(KEY, choice)
}

/** Keeps the page's `data-theme` as chosen here or in another tab of this browser. */
export function followThemeChoice(): void {
  const apply = (): void => {
    const choice = themeChoice.get()
    if (choice === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = choice
  }
  apply()
  themeChoice.subscribe(apply)
  window.addEventListener('storage', () => themeChoice.set(remembered()))
}
