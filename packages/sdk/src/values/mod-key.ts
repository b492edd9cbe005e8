/** What the key is called that goes with letters: Cmd where the browser says that it runs on Apple's systems, else Ctrl. */
export const modKeyName = (userAgent: string): string => (/Mac|iPhone|iPad/.test(userAgent) ? '⌘' : 'Ctrl')
