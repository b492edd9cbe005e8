/**
 * In place of the package `inflection`, whose grammar of English weighs 3 kB: react-admin asks for it where a field or a
 * resource has no text, and here each has one. What has none is shown as it is named, `truck_name` as `Truck name`.
 */
const spaced = text =>
  text
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/_id$/, '')
    .replaceAll('_', ' ')

export function humanize(text) {
  const words = spaced(text)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** By the steps `underscore` and `humanize`, the only ones it is asked for. */
export const transform = humanize
export const capitalize = humanize
export const inflect = text => text
export const pluralize = inflect
export const singularize = inflect
