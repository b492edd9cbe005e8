import { phoneText } from '../../values/phone-number'

/** What someone is shown as: the name, or the number where nobody is known. */
export const contactName = (contact: { name: string | null; phone_number: string }): string =>
  contact.name?.trim() || phoneText(contact.phone_number)

/** The first letters of up to two words; empty where there is no letter, and a telephone stands instead. Spec: communication, 2. */
export const contactInitials = (name: string | null): string =>
  (name ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map(word => /^./u.exec(word)?.[0] ?? '')
    .join('')
    .toUpperCase()

/** Spec: communication, 9. */
export const WIDGET_NAME_LENGTH = 18

/** The name in the widget: cut after 18 characters. Spec: communication, 2. */
export function widgetName(name: string): string {
  const characters = [...name]
  return characters.length > WIDGET_NAME_LENGTH
    ? `${characters.slice(0, WIDGET_NAME_LENGTH).join('').trimEnd()}…`
    : name
}

/** `#rrggbb` from the codes of the name's characters, dark enough for white letters (AA). Spec: communication, 2. */
export function contactColour(name: string): string {
  let code = 0
  for (const character of name) code = (code * 31 + (character.codePointAt(0) ?? 0)) % 360
  const channel = (offset: number) => {
    const turned = (offset + code / 30) % 12
    const value = LIGHTNESS - SATURATION * LIGHTNESS * Math.max(-1, Math.min(turned - 3, 9 - turned, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

const SATURATION = 0.5
const LIGHTNESS = 0.3
