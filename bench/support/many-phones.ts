/** Different numbers of fiction: a hundred in each area code of the plan. */
export function manyPhones(count: number): string[] {
  const areas: number[] = []
  for (let area = 201; areas.length * 100 < count; area++) {
    const [, tens, ones] = String(area)
    if (tens !== '9' && !(tens === '1' && ones === '1')) areas.push(area)
  }
  return areas
    .flatMap(area => Array.from({ length: 100 }, (_, at) => `+1${area}55501${String(at).padStart(2, '0')}`))
    .slice(0, count)
}
