import type { RecentPlace } from '@product/sdk/nouns/people'
import type { Role } from '@product/sdk/values'
import type { FoundPlace } from '../../config/admin-feature'
import { mayEnter } from '../../config/may-enter'
import type { ResolvedAdmin } from '../../config/resolve-config'
import { PAGES, type PageName } from '../../paths'

/** The places that are known without asking the server, each group in its own order. */
export interface KnownPlaces {
  recent: FoundPlace[]
  pages: FoundPlace[]
  actions: FoundPlace[]
}

interface Whose {
  role: Role
  /** What they opened last. */
  recent: readonly RecentPlace[]
  /** The page that is open: it is no place to go to. */
  pathname: string
  translate: (key: string) => string
}

type Admin = Pick<ResolvedAdmin, 'pages' | 'resources' | 'sidebar' | 'links' | 'actions'>

/** What was opened last, the pages of the sidebar and of links between features, and what can be begun: only where the role may go. */
export function knownPlaces(admin: Admin, { role, recent, pathname, translate }: Whose): KnownPlaces {
  const open = (places: readonly FoundPlace[]): FoundPlace[] =>
    places.filter(({ to }) => to !== pathname && mayEnter(admin, to, role))
  const place = (label: string, to: string, kind: string): FoundPlace => ({
    name: translate(label),
    below: translate(kind),
    to,
  })
  const pathOf = (page: PageName): string => `/${PAGES[page]}`
  const begun = new Set(admin.actions.map(({ to }) => to))
  const linked = admin.links.filter(({ to }) => !begun.has(to))
  return {
    recent: open(recent.map(({ path, name, kind }) => ({ name, below: translate(kind), to: path }))),
    pages: open([
      ...admin.sidebar.map(({ label, path }) => place(label, `/${path}`, 'search.page_kind')),
      ...linked.map(({ label, to }) => place(label, pathOf(to), 'search.page_kind')),
    ]),
    actions: open(admin.actions.map(({ label, to }) => place(label, pathOf(to), 'search.action'))),
  }
}
