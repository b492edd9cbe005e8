export type ThemeChoice = 'system' | 'light' | 'dark'

export const THEME_CHOICES: readonly ThemeChoice[] = ['system', 'light', 'dark']

const KEY = 'theme'

function read(): ThemeChoice {
  try {
    return THEME_CHOICES.find(choice => choice === localStorage.getItem(KEY)) ?? 'system'
  } catch {
    // Storage can be forbidden by the browser; the page then follows the system.
    return 'system'
  }
}

function remember(choice: ThemeChoice): void {
  try {
    localStorage.setItem(KEY, choice)
  } catch {
    // As above: the choice holds until the page is left.
  }
}

let current = read()
const listeners = new Set<() => void>()

function change(choice: ThemeChoice): void {
  current = choice
  themeChoice.apply()
  for (const listener of listeners) listener()
}

/** Light, dark or as the system is; remembered in this browser and followed by its other tabs. */
export const themeChoice = {
  get: (): ThemeChoice => current,
  apply(): void {
    if (current === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = current
  },
  set(choice: ThemeChoice): void {
    remember(choice)
    change(choice)
  },
  /** Another tab may have chosen. */
  reread: (): void => change(read()),
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
