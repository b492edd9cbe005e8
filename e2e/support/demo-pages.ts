import { PAGE_RULES } from '@product/sdk/nouns/people'

/** Ids of the demo where 1 names nothing. */
const IDS: readonly (readonly [pattern: string, path: string])[] = [
  ['campaign/edit/*', 'campaign/edit/71'],
  ['user/*/credential', 'user/5/credential'],
  ['impersonate/*', 'impersonate/5'],
  ['campaign/*', 'campaign/71'],
]

/** Every guarded page, with a record of the demo on it; below `/dashboard/`. */
export const DEMO_PAGES: readonly string[] = PAGE_RULES.map(({ pattern }) =>
  IDS.reduce((path, [from, to]) => path.replace(from, to), pattern).replaceAll('*', '1'),
)
