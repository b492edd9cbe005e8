import type { Brand } from '@product/sdk/values'
import type { ComponentType } from 'react'
import type {
  AdminFeature,
  AdminResource,
  Column,
  HomeWidget,
  ResourceFormProps,
  SidebarEntry,
  Texts,
} from './admin-feature'
import type { AdminRules } from './rules'

/** What a business changes about a resource that a feature brings. */
export interface ResourceChanges {
  /** Instead of the table: any component; it may use `ListBase` and the parts in `lists/`. */
  list?: ComponentType
  /** Instead of the form. */
  form?: ComponentType<ResourceFormProps>
  columns?: {
    /** Sources of columns to leave out altogether. */
    hide?: readonly string[]
    /** Columns after the feature's own. */
    add?: readonly Column[]
    /** Sources in the order they should stand; those not named follow. */
    order?: readonly string[]
  }
}

export interface SidebarChanges {
  /** Names of entries to leave out; their pages stay. */
  hide?: readonly string[]
  add?: readonly SidebarEntry[]
  /** Names of the top entries in the order they should stand; those not named follow. */
  order?: readonly string[]
}

export interface HomeChanges {
  hide?: readonly string[]
  add?: readonly HomeWidget[]
}

export type LocaleName = 'en' | 'es'

/**
 * Everything by which one business's console differs from another's. All of it is optional: `createAdmin({})` is the
 * product as it ships.
 */
export interface AdminConfig {
  /** Name, logo, colours, font. What is left out comes from the default brand. */
  brand?: Partial<Brand>
  /** Where the API stands, without a slash at the end. Default `/api`. */
  apiUrl?: string
  /** A MapLibre style; absent: the bundled base map. */
  mapStyleUrl?: string
  rules?: Partial<AdminRules>
  /** `{ communication: false }` takes away all that a feature brings: pages, sidebar entries, resources, home widgets, inserts. */
  features?: Readonly<Record<string, boolean>>
  /** Features of one's own, after those that ship. */
  addFeatures?: readonly AdminFeature[]
  /** Resources of one's own, with react-admin's pages at `/dashboard/admin/{name}`. */
  addResources?: readonly AdminResource[]
  /** Changes by resource name. */
  resources?: Readonly<Record<string, ResourceChanges>>
  sidebar?: SidebarChanges
  home?: HomeChanges
  /** Texts over those that ship, by language: `{ en: { console: { home: { title: 'Today' } } } }`. */
  texts?: Partial<Record<LocaleName, Texts>>
}
