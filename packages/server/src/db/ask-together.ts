/**
 * Asks for many keys what each caller asks for one. Keys that come while a question is under way wait for its end and
 * are asked together, so that an answer is never older than the call that gets it.
 */
export function askTogether<Key, Answer>(
  ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Answer>>,
): (key: Key) => Promise<Answer | undefined> {
  let next: { keys: Set<Key>; answers: Promise<ReadonlyMap<Key, Answer>> } | undefined
  let underWay: Promise<unknown> = Promise.resolve()

  function gather() {
    const keys = new Set<Key>()
    const answers = underWay.then(() => {
      next = undefined
      return ask([...keys])
    })
    underWay = answers.catch(() => {})
    return { keys, answers }
  }

  return async key => {
    next ??= gather()
    next.keys.add(key)
    return (await next.answers).get(key)
  }
}
