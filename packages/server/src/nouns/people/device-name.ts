import Bowser from 'bowser'

/** A browser and its system by what it says of itself, such as "Chrome on Windows"; null where it says neither. */
export function deviceName(userAgent: string | null): string | null {
  if (userAgent === null || userAgent === '') return null
  const { browser, os } = Bowser.parse(userAgent.slice(0, 400))
  const named = [browser.name, os.name].filter(name => name !== undefined && name !== '')
  return named.length === 0 ? null : named.join(' on ').slice(0, 80)
}
