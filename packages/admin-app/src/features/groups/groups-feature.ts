import { endpointRoles } from '@product/sdk/client'
import type { AdminFeature } from '../../config/admin-feature'
import { fetched } from '../../config/fetched'
import { withMessageTexts } from '../../nouns/messages/with-message-texts'
import { PAGES } from '../../paths'
import { messageGroups } from './message-groups'

const GroupsPage = fetched(async () => (await import('./GroupsPage')).GroupsPage)

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
  pageTexts: withMessageTexts({
    en: async () => (await import('./group-texts')).GROUP_PAGE_TEXTS,
    es: async () => (await import('./group-texts-spanish')).GROUP_TEXTS_SPANISH,
  }),
}
