/**
 * Shares of a whole in whole percent that add up to 100, each at most one off its own: those that lose most by rounding
 * down are rounded up (largest remainder method). All 0 where the whole is 0.
 */
export function wholeShares(parts: readonly number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0)
  if (!(whole > 0)) return parts.map(() => 0)
  const exact = parts.map(part => (100 * part) / whole)
  const shares = exact.map(Math.floor)
  const left = 100 - shares.reduce((sum, share) => sum + share, 0)
  const byLoss = exact
    .map((share, at) => ({ at, loss: share - Math.floor(share) }))
    .toSorted((a, b) => b.loss - a.loss || a.at - b.at)
  for (const { at } of byLoss.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1
  return shares
}
