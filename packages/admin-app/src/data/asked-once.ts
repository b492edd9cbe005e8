/**
 * A question that several parts of one page ask at the same moment goes out once: two tables show parts of one answer.
 * What is asked later is asked anew, so nobody is given what was so before a change.
 */
export function askedOnce<By extends object, Answer>(
  ask: (by: By, id: string) => Promise<Answer>,
): (by: By, id: string) => Promise<Answer> {
  const asking = new WeakMap<By, Map<string, Promise<Answer>>>()
  return (by, id) => {
    const now = asking.get(by) ?? new Map<string, Promise<Answer>>()
    asking.set(by, now)
    const begun = now.get(id) ?? ask(by, id)
    now.set(id, begun)
    // Once all who ask at this moment have asked.
    setTimeout(() => now.delete(id))
    return begun
  }
}
