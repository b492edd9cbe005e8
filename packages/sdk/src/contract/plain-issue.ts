import type { z } from 'zod'

type RawIssue = Parameters<z.core.$ZodErrorMap>[0]

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  file: 'a file',
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'an e-mail address',
  url: 'an address of the web',
  date: 'a date',
  datetime: 'a date with a time',
}

const STRANGE = 'is not in the form that is expected here'

/** The last name on the way to it: `truck_id` and `truckId` are `Truck id`; `This` where there is none. */
function nameOf(path: readonly PropertyKey[] | undefined): string {
  const named = path?.findLast(part => typeof part === 'string')
  if (named === undefined) return 'This'
  const words = named
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const count = (limit: unknown): string => Number(limit).toLocaleString('en-US')

/** Of what there is too much or too little. */
const unitOf = (origin: string): string => {
  if (origin === 'string') return ' characters'
  return origin === 'array' || origin === 'set' ? ' entries' : ''
}

/** What is wrong, said of the field by name. */
function said(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.input === undefined) return 'is missing'
      const kind = KINDS[issue.expected]
      return kind === undefined ? STRANGE : `has to be ${kind}`
    }
    case 'too_big': {
      if (issue.origin === 'file') return 'is too large'
      const verb = unitOf(issue.origin) === '' ? 'may be' : 'may have'
      return `${verb} ${issue.inclusive === false ? 'less than' : 'at most'} ${count(issue.maximum)}${unitOf(issue.origin)}`
    }
    case 'too_small': {
      const unit = unitOf(issue.origin)
      if (unit !== '' && Number(issue.minimum) <= 1) return 'must not be empty'
      const verb = unit === '' ? 'has to be' : 'has to have'
      return `${verb} ${issue.inclusive === false ? 'more than' : 'at least'} ${count(issue.minimum)}${unit}`
    }
    case 'invalid_value':
      return `has to be one of: ${issue.values.map(String).join(', ')}`
    case 'invalid_format': {
      const kind = FORMATS[issue.format]
      return kind === undefined ? STRANGE : `is not ${kind}`
    }
    case 'unrecognized_keys':
      return `holds what is not known here: ${issue.keys.join(', ')}`
    case 'not_multiple_of':
      return `has to be a multiple of ${issue.divisor}`
    default:
      return STRANGE
  }
}

/**
 * What people read where a schema has no words of its own for what it refuses: handed to `safeParse` as `error` by
 * whoever shows what it says.
 */
export const plainIssue = (issue: RawIssue): string => `${nameOf(issue.path)} ${said(issue)}.`
