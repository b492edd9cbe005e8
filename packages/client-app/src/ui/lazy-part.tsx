import { type ComponentType, type FunctionComponent, useEffect, useState } from 'react'

type LazyPart<P extends object> = FunctionComponent<P> & {
  /** Loads the code. A failure shows where the part is shown. */
  ahead: () => Promise<void>
}

/**
 * A part whose code is loaded when it is first shown, or sooner by `ahead`, with `Waiting` in its place. `React.lazy` would
 * do, but React holds back what replaces a fallback for up to 0.3 s, and with it each call that the part makes. Where the
 * code does not come, the boundary around it is told; shown anew, it is asked for again.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Waiting: ComponentType<P>,
): LazyPart<P> {
  let Part: ComponentType<P> | undefined
  let loading: Promise<void> | undefined

  async function begin(): Promise<void> {
    try {
      Part = await load()
    } catch (error) {
      loading = undefined
      throw error
    }
  }

  const fetch = (): Promise<void> => (loading ??= begin())

  async function ahead(): Promise<void> {
    await fetch().catch(() => undefined)
  }

  function Lazy(props: P) {
    const isHere = Part !== undefined
    const [state, setState] = useState<'waiting' | 'here' | { error: unknown }>('waiting')
    useEffect(() => {
      if (isHere) return
      let isGone = false
      fetch().then(
        () => !isGone && setState('here'),
        (error: unknown) => !isGone && setState({ error }),
      )
      return () => {
        isGone = true
      }
    }, [isHere])
    if (typeof state === 'object') throw state.error
    return Part ? <Part {...props} /> : <Waiting {...props} />
  }

  return Object.assign(Lazy, { ahead })
}
