import { type ComponentType, type FunctionComponent, use } from 'react'
import { FetchFailure } from './fetch-failure'

export type Fetched<Props extends object> = FunctionComponent<Props> & {
  /** Begins to fetch the code. If that fails, it is tried again, and told of, where the component is shown. */
  ahead: () => Promise<void>
  /** Whether the code is there. */
  isHere: () => boolean
}

/**
 * A component whose code comes when it is first shown, or sooner by `ahead`. Other than React's `lazy`, one whose code
 * is there shows at once: no empty place that is filled a moment later. And one whose code did not come is not lost until
 * the page is loaded anew: "Try again" fetches it again. `lazy` does for pages that a configuration brings.
 */
export function fetched<Props extends object>(load: () => Promise<ComponentType<Props>>): Fetched<Props> {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined

  const forget = (): void => {
    loading = undefined
  }

  async function begin(): Promise<void> {
    try {
      Loaded = await load()
    } catch (cause) {
      throw new FetchFailure(cause, forget)
    }
  }

  const fetch = (): Promise<void> => (loading ??= begin())

  async function ahead(): Promise<void> {
    try {
      await fetch()
    } catch {
      forget()
    }
  }

  function FetchedPart(props: Props) {
    if (!Loaded) use(fetch())
    return Loaded && <Loaded {...props} />
  }

  return Object.assign(FetchedPart, { ahead, isHere: () => Loaded !== undefined })
}

/** Fetches them together, as the cells of a table: they come with its page. */
export const allAhead = async (
  parts: Readonly<Record<string, Pick<Fetched<never>, 'ahead'>>>,
): Promise<void> => void (await Promise.all(Object.values(parts).map(({ ahead }) => ahead())))

const isFetched = <Props extends object>(part: ComponentType<Props>): part is Fetched<Props> =>
  'ahead' in part

/**
 * A page that is here once its own code is; that of what stands on it is fetched as soon as the page is asked for. `dressed`
 * is the page as it is shown.
 */
export const fetchedTogether = (
  page: ComponentType,
  guests: readonly ComponentType[],
  dressed: ComponentType,
): Fetched<object> =>
  fetched(async () => {
    for (const guest of guests) if (isFetched(guest)) void guest.ahead()
    if (isFetched(page)) await page.ahead()
    return dressed
  })
