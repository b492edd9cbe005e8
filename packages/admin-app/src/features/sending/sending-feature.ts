import { endpointRoles } from '@product/sdk/client'
import type { AdminFeature } from '../../config/admin-feature'
import { fetched } from '../../config/fetched'
import { withMessageTexts } from '../../nouns/messages/with-message-texts'
import { PAGES } from '../../paths'

const ComposePage = fetched(async () => (await import('./ComposePage')).ComposePage)
const BlastPage = fetched(async () => (await import('./BlastPage')).BlastPage)

/** A message to many, from its recipients to its summary. Spec: communication, 2. */
export const sendingFeature: AdminFeature = {
  name: 'sending',
  pages: [
    { path: PAGES.compose, page: ComposePage, roles: endpointRoles.sendBlast },
    { path: PAGES.blast, page: BlastPage, roles: endpointRoles.blast },
  ],
  links: [
    {
      name: 'compose',
      into: 'communication',
      label: 'console.links.compose',
      to: 'compose',
      isPrimary: true,
    },
  ],
  actions: [{ name: 'compose', label: 'console.do.compose', to: 'compose' }],
  texts: {
    en: { console: { links: { compose: 'Compose' } } },
    es: { console: { links: { compose: 'Redactar' } } },
  },
  pageTexts: withMessageTexts({
    en: async () => (await import('./compose-texts')).COMPOSE_TEXTS,
    es: async () => (await import('./compose-texts-spanish')).COMPOSE_TEXTS_SPANISH,
  }),
}
