import { inNextTurn } from './turn-of-loop'

/**
 * Asks for many keys what each caller asks for one. Keys that come in one turn of the event loop, or while a question is
 * under way, are asked together, so that an answer is never older than the call that gets it.
 */
export function askTogether<Key, Answer>(
  ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Answer>>,
): (key: Key) => Promise<Answer | undefined> {
  let next: { keys: Set<Key>; answers: Promise<ReadonlyMap<Key, Answer>> } | undefined
  let underWay: Promise<unknown> = Promise.resolve()

  function gather() {
    const keys = new Set<Key>()
    const answers = underWay
      .then(() => new Promise<void>(inNextTurn))
      .then(() => {
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
