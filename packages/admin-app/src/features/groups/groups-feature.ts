import { endpointRoles } from '@product/sdk/client'
import { lazy } from 'react'
import type { AdminFeature } from '../../config/admin-feature'
import { PAGES } from '../../paths'
import { messageGroups } from './message-groups'

const GroupsPage = lazy(async () => ({ default: (await import('./GroupsPage')).GroupsPage }))

/** Vendors and numbers that are written to together. Spec: communication, 2. */
export const groupsFeature: AdminFeature = {
  name: 'groups',
  pages: [{ path: PAGES.messageGroups, page: GroupsPage, roles: endpointRoles.customGroups }],
  resources: [messageGroups],
  links: [{ name: 'groups', into: 'communication', label: 'console.links.groups', to: 'messageGroups' }],
  texts: {
    en: { console: { links: { groups: 'Groups' } } },
    es: { console: { links: { groups: 'Grupos' } } },
  },
  pageTexts: async () => {
    const [parts, own] = await Promise.all([
      import('../../nouns/messages/message-part-texts'),
      import('./group-texts'),
    ])
    return { en: { ...parts.MESSAGE_PART_TEXTS, ...own.GROUP_PAGE_TEXTS } }
  },
}
