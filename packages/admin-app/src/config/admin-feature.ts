import type { ApiClient } from '@product/sdk/client'
import type { CsvCell, Month, Role } from '@product/sdk/values'
import type { RaRecord } from 'ra-core'
import type { ComponentType, ElementType, ReactNode } from 'react'
import type { ResourceEndpoints } from '../data/resource-endpoints'
import type { PageName } from '../paths'

/** Texts by key, nested as react-admin's own messages are. `%{product}` stands for the brand's name. */
export interface Texts {
  readonly [key: string]: string | Texts
}

export interface FeatureTexts {
  en: Texts
  /** What is missing shows in English. */
  es?: Texts
}

/** Fetches the texts of each language when they are first needed; English ones are, below the others, in all. */
export interface PageTexts {
  en(): Promise<Texts>
  /** What is missing shows in English. */
  es?(): Promise<Texts>
}

/** One column of a resource's table, of its cards on a phone, and of its CSV file. */
export interface Column {
  /** The record's field, and the name by which a configuration hides or moves the column. */
  source: string
  /** A text or its key; absent: `resources.{resource}.fields.{source}`. */
  label?: string
  /** A react-admin field (`DateField`); absent: the value as text. */
  field?: ElementType
  render?: (record: RaRecord) => ReactNode
  align?: 'left' | 'right'
  /** Absent: whether the endpoint sorts by it. */
  sortable?: boolean
  /** The user may show it. */
  hidden?: boolean
  /** What goes into the CSV file; absent: the record's field. `false`: nothing. */
  csv?: ((record: RaRecord) => CsvCell) | false
}

export interface ResourceFormProps {
  mode: 'create' | 'edit'
}

/** A kind of record. Its data come from `endpoints`; pages show it through `ResourceTable` and `ResourceForm`. */
export interface AdminResource {
  name: string
  endpoints: ResourceEndpoints
  columns?: readonly Column[]
  /** Instead of the standard table. */
  list?: ComponentType
  form?: ComponentType<ResourceFormProps>
  /** react-admin's own pages at `/dashboard/admin/{name}`, for a resource without pages of a feature. */
  pages?: { list?: ComponentType; create?: ComponentType; edit?: ComponentType; show?: ComponentType }
  /** How a record is called in titles and references: a field or a function. */
  recordRepresentation?: string | ((record: RaRecord) => string)
}

/** Calls that a page makes first, begun while its code is still to come. `params`: those of its path. */
export type AsksAhead = (api: ApiClient, params: Readonly<Record<string, string | undefined>>) => void

/** One page. Who may open it stands in the SDK's page rules; `roles` is for pages that those don't name. */
export interface AdminPage {
  /** Below `/dashboard/admin`, parameters with a colon: `advertise/user/:id/credential`. */
  path: string
  page: ComponentType
  roles?: readonly Role[]
  asks?: AsksAhead
  /** Addresses with the same name here are one page: what stands on it stays when one leads to another. */
  stays?: string
}

/** An entry of the sidebar. It is shown to those who may open its path. */
export interface SidebarEntry {
  name: string
  /** Text or key. */
  label: string
  /** Below `/dashboard/admin`. */
  path: string
  icon?: ComponentType<{ fontSize?: 'small' }>
  /** The entry it stands under. */
  parent?: string
  /** `g`, then this letter, opens it. */
  letter?: string
  /** How many things wait there; asked again every minute, not shown when 0. */
  count?: (api: ApiClient) => Promise<number>
  /** How many things its page holds, for the cards of the section it stands under. Absent: what waits there. */
  total?: (api: ApiClient) => Promise<number>
}

export interface TodoItem {
  id: string | number
  /** What it is: a name out of the data, or a month, `YYYY-MM`. */
  name: string | { month: Month }
  /** Why it is here: a key with its arguments. */
  reason: string
  args?: Readonly<Record<string, string | number>>
  /** Where it is done, below `/dashboard/admin`. */
  to: string
  urgent?: boolean
}

/** A list on the home page of things to do today, each a link. It is shown to the roles named. */
export interface HomeWidget {
  name: string
  title: string
  roles: readonly Role[]
  /** `now`: UTC milliseconds. */
  load(api: ApiClient, context: { now: number; role: Role; signal: AbortSignal }): Promise<TodoItem[]>
}

/** Named places of a page: beside its actions, on top; in the head of what it shows. */
export type InsertPlace = 'actions' | 'head'

/** A part that this feature shows on another feature's page, without either knowing the other. */
export interface PageInsert {
  name: string
  /** A page that has `<Inserts into="…" />`. Which record it shows, the part reads from the address. */
  into: PageName
  /** Where on that page; absent: below the page's own content. */
  place?: InsertPlace
  /** `fetched`: it comes together with the page. */
  part: ComponentType
  roles: readonly Role[]
  /** Of a part that every user of the page may see. */
  asks?: AsksAhead
}

/** A button on another feature's page that leads to a page of this one. */
export interface FeatureLink {
  name: string
  /** A page that has `<FeatureLinks into="…" />`. */
  into: PageName
  /** Key of a text that comes with the first page. */
  label: string
  to: PageName
  /** What that page is for: it stands first and is filled. */
  isPrimary?: boolean
}

/** Something that can be begun from anywhere: the search leads to the page where it is done. */
export interface FeatureAction {
  name: string
  /** Key of a text that comes with the first page. */
  label: string
  to: PageName
}

/** A place of the console that a search leads to. */
export interface FoundPlace {
  name: string
  /** What tells it from others of its name. */
  below?: string
  /** Below `/dashboard/admin`. */
  to: string
}

/** What the search finds beside its own indexes. */
export interface PlaceSearch {
  name: string
  /** What it finds. Key of a text that comes with the first page. */
  label: string
  roles: readonly Role[]
  /** The best first; few, since they stand above the hits of the indexes. */
  find(api: ApiClient, text: string, signal: AbortSignal): Promise<FoundPlace[]>
}

export interface SearchDialogProps {
  onClose: () => void
}

/** The search behind the icon in the sidebar and Ctrl/Cmd+K. */
export interface AdminSearch {
  /** Lazy: it is fetched when it is first opened. */
  dialog: ComponentType<SearchDialogProps>
  roles: readonly Role[]
}

/**
 * One part of the console that can be left out. A feature is data: it names its pages (`fetched` components), resources,
 * sidebar entries, home widgets, inserts on other pages and texts, and `features.ts` lists it.
 */
export interface AdminFeature {
  /** `createAdmin({ features: { [name]: false } })` leaves it out. */
  name: string
  pages?: readonly AdminPage[]
  resources?: readonly AdminResource[]
  sidebar?: readonly SidebarEntry[]
  home?: readonly HomeWidget[]
  inserts?: readonly PageInsert[]
  links?: readonly FeatureLink[]
  actions?: readonly FeatureAction[]
  finds?: readonly PlaceSearch[]
  search?: AdminSearch
  /** What the sidebar, the home page and every other page may show; it comes with the first page. */
  texts?: FeatureTexts
  /** What only this feature's pages, inserts and search show; it comes with the first of them. */
  pageTexts?: PageTexts
}
