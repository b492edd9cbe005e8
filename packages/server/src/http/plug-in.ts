import type { Endpoints } from '@product/sdk/contract'
import type { Plugged, ServerFeature } from './server-feature'

/** Features that don't make a server together: each line of the message is one thing that is wrong. */
export class UnfitFeatures extends Error {
  override name = 'UnfitFeatures'
}

/** Something that exactly one feature must bring, by what it is and by feature. */
function problemsOf(
  what: string,
  needed: Iterable<string>,
  brought: readonly { key: string; feature: string }[],
): string[] {
  const features = new Map<string, string[]>([...needed].map(key => [key, []]))
  const unknown: string[] = []
  for (const { key, feature } of brought) {
    const known = features.get(key)
    if (known) known.push(feature)
    else unknown.push(`${feature} brings ${what} ${key}, which nothing asks for`)
  }
  const wrong = [...features].flatMap(([key, names]) => {
    if (names.length === 1) return []
    return names.length === 0
      ? `no feature brings ${what} ${key}`
      : `${names.join(' and ')} bring ${what} ${key}`
  })
  return [...wrong, ...unknown]
}

const ownersNamed = (endpoints: Endpoints): Set<string> =>
  new Set(Object.values(endpoints).flatMap(({ owner }) => (owner ? [owner.of] : [])))

/**
 * Puts the features together. Throws UnfitFeatures unless each endpoint has one handler, each owner that an endpoint
 * names one check, and no name, endpoint, owner or search index comes twice.
 */
export function plugIn(features: readonly ServerFeature[], endpoints: Endpoints): Plugged {
  const each = <Item>(list: (feature: ServerFeature) => readonly Item[], key: (item: Item) => string) =>
    features.flatMap(feature => list(feature).map(item => ({ key: key(item), feature: feature.name })))
  const names = each(({ name }) => [name], String)
  const handlers = each(
    ({ handlers: list = [] }) => list,
    ({ name }) => name,
  )
  const owners = each(({ owners: checks = {} }) => Object.keys(checks), String)
  const indexes = each(
    ({ search = [] }) => search,
    ({ index }) => index,
  )
  const keys = (list: readonly { key: string }[]) => new Set(list.map(({ key }) => key))
  const problems = [
    ...problemsOf('the name', keys(names), names),
    ...problemsOf('the handler of', Object.keys(endpoints), handlers),
    ...problemsOf('the owner check', ownersNamed(endpoints), owners),
    ...problemsOf('the search index', keys(indexes), indexes),
  ]
  if (problems.length > 0) throw new UnfitFeatures(problems.join('\n'))
  return {
    features,
    endpoints,
    implementations: features.flatMap(({ handlers: list = [] }) => list),
    owners: new Map(features.flatMap(({ owners: checks = {} }) => Object.entries(checks))),
    searchSources: features.flatMap(({ search = [] }) => search),
  }
}
