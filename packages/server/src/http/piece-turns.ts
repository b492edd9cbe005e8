import type { PieceTurn } from './large-answer'
import type { AppParts } from './app-context'

/**
 * Turns for the pieces of one large answer: between two of them others have theirs, whoever they are, and short calls
 * that are under way are waited for. That takes no longer than the pieces themselves, or the answer would never end.
 */
export function pieceTurns({ turns, shortCalls }: Pick<AppParts, 'turns' | 'shortCalls'>): PieceTurn {
  if (turns === undefined) return make => make()
  let took = 0
  return make =>
    turns('large answers', async () => {
      await shortCalls?.none(took)
      const began = performance.now()
      try {
        return await make()
      } finally {
        took = performance.now() - began
      }
    })
}
