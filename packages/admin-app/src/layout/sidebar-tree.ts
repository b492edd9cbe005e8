import type { SidebarEntry } from '../config/admin-feature'

export interface SidebarGroup {
  entry: SidebarEntry
  children: readonly SidebarEntry[]
}

/** Entries as they stand: each top entry with those below it. One whose parent is not shown stands at the top. */
export function sidebarTree(entries: readonly SidebarEntry[]): SidebarGroup[] {
  const shown = new Set(entries.map(({ name }) => name))
  const isTop = ({ parent }: SidebarEntry) => parent === undefined || !shown.has(parent)
  return entries
    .filter(isTop)
    .map(entry => ({ entry, children: entries.filter(({ parent }) => parent === entry.name) }))
}

/** The name of the entry that an address belongs to: the longest one that it lies at or below. */
export function activeEntry(entries: readonly SidebarEntry[], pathname: string): string | undefined {
  const below = entries.filter(({ path }) => pathname === `/${path}` || pathname.startsWith(`/${path}/`))
  return below.toSorted((a, b) => b.path.length - a.path.length)[0]?.name
}
