import type { EditChange, EditKind, EditLine } from '@product/sdk/features/campaigns'

export interface EditCount {
  kind: EditKind
  change: EditChange
  count: number
}

/** How many of each kind are staged, in the order in which they are saved. */
export function countEdits(lines: readonly EditLine[]): EditCount[] {
  const counts = new Map<string, EditCount>()
  for (const { kind, change } of lines) {
    const key = `${kind}:${change}`
    const known = counts.get(key)
    counts.set(key, { kind, change, count: (known?.count ?? 0) + 1 })
  }
  return [...counts.values()]
}

type Translate = (key: string, args?: Record<string, unknown>) => string

/** `2 fields, 1 truck added, 3 target areas removed`. */
export const editsText = (lines: readonly EditLine[], translate: Translate): string =>
  countEdits(lines)
    .map(({ kind, change, count }) =>
      kind === 'field'
        ? translate('campaign.save.fields', { smart_count: count })
        : translate(`campaign.save.${change}`, {
            count,
            things: translate(`campaign.save.${kind}`, { smart_count: count }),
          }),
    )
    .join(', ')
