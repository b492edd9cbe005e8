import { type ComponentType, useEffect, useState } from 'react'

/**
 * A part whose code is loaded when it is first shown, with `Waiting` in its place. `React.lazy` would do, but React holds
 * back what replaces a fallback for up to 0.3 s, and with it each call that the part makes. Where the code does not come,
 * the boundary around it is told; shown anew, it is asked for again.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Waiting: ComponentType<P>,
): ComponentType<P> {
  let Part: ComponentType<P> | undefined
  let loading: Promise<void> | undefined

  function begin(): Promise<void> {
    loading ??= load().then(
      part => {
        Part = part
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  return function LazyPart(props: P) {
    const [came, setCame] = useState<{ error?: unknown }>()
    useEffect(() => {
      let isGone = false
      const tell = (what: { error?: unknown }): void => {
        if (!isGone) setCame(what)
      }
      begin().then(
        () => tell({}),
        (error: unknown) => tell({ error }),
      )
      return () => {
        isGone = true
      }
    }, [])
    if (came && 'error' in came) throw came.error
    return Part ? <Part {...props} /> : <Waiting {...props} />
  }
}
