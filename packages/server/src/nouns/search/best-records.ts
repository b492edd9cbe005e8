import { groupBy } from '@product/sdk/values'

/** Records of an index with a word that answers one of the query's. */
export interface Postings {
  /** Which word of the query. */
  part: number
  cost: number
  ids: readonly number[]
}

/** Some of the hits, counted from the best. */
export interface Wanted {
  skip: number
  most: number
}

export interface BestRecords {
  ids: number[]
  /** All hits. */
  total: number
}

/** What the best word for it costs, of each record that has one. */
function costOfPart(postings: readonly Postings[], part: number): Map<number, number> {
  const costs = new Map<number, number>()
  const cheapestFirst = postings.filter(one => one.part === part).sort((a, b) => a.cost - b.cost)
  for (const { cost, ids } of cheapestFirst) for (const id of ids) if (!costs.has(id)) costs.set(id, cost)
  return costs
}

/** Of the records that have a word for each part, what all of them cost. */
function costOfAll(postings: readonly Postings[], parts: number): Map<number, number> {
  const [fewest = new Map<number, number>(), ...others] = Array.from({ length: parts }, (_, part) =>
    costOfPart(postings, part),
  ).sort((a, b) => a.size - b.size)
  if (others.length === 0) return fewest
  const sums = new Map<number, number>()
  for (const [id, cost] of fewest) {
    const costs = others.map(other => other.get(id) ?? Number.NaN)
    const sum = costs.reduce((sum, cost) => sum + cost, cost)
    if (!Number.isNaN(sum)) sums.set(id, sum)
  }
  return sums
}

/** The best records that have a word for each part, by the sum of what their words cost; equal ones by id. */
export function bestRecords(
  postings: readonly Postings[],
  parts: number,
  { skip, most }: Wanted,
): BestRecords {
  const costs = costOfAll(postings, parts)
  const tiers = groupBy(
    costs,
    ([, cost]) => cost,
    ([id]) => id,
  )
  // Only tiers that reach into what is wanted are sorted.
  const ids: number[] = []
  let before = 0
  for (const [, tier] of [...tiers].sort(([a], [b]) => a - b)) {
    if (before >= skip + most) break
    if (before + tier.length > skip) {
      tier.sort((a, b) => a - b)
      ids.push(...tier.slice(Math.max(0, skip - before), skip + most - before))
    }
    before += tier.length
  }
  return { ids, total: costs.size }
}
