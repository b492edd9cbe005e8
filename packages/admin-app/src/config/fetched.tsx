import { type ComponentType, type FunctionComponent, use } from 'react'

export type Fetched<Props extends object> = FunctionComponent<Props> & {
  /** Begins to fetch the code. If that fails, it is tried again, and told of, where the component is shown. */
  ahead: () => Promise<void>
}

/**
 * A component whose code comes when it is first shown, or sooner by `ahead`. Other than React's `lazy`, one whose code
 * is there shows at once: no empty place that is filled a moment later.
 */
export function fetched<Props extends object>(load: () => Promise<ComponentType<Props>>): Fetched<Props> {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined

  async function begin(): Promise<void> {
    Loaded = await load()
  }

  const fetch = (): Promise<void> => (loading ??= begin())

  async function ahead(): Promise<void> {
    try {
      await fetch()
    } catch {
      loading = undefined
    }
  }

  function FetchedPart(props: Props) {
    if (!Loaded) use(fetch())
    return Loaded && <Loaded {...props} />
  }

  return Object.assign(FetchedPart, { ahead })
}

const isFetched = <Props extends object>(part: ComponentType<Props>): part is Fetched<Props> =>
  'ahead' in part

/** The page; what stands on it, and its texts, are fetched as soon as it is asked for. */
export function fetchedTogether(
  Page: ComponentType,
  parts: readonly ComponentType[],
  texts: readonly (() => Promise<unknown>)[],
): Fetched<object> {
  let begun: Promise<unknown> | undefined
  const all = () => [...parts.filter(isFetched).map(part => part.ahead()), ...texts.map(load => load())]
  async function ahead(): Promise<void> {
    begun ??= Promise.allSettled(all())
    await begun
  }
  function FetchedTogether() {
    void ahead()
    return <Page />
  }
  return Object.assign(FetchedTogether, { ahead })
}
