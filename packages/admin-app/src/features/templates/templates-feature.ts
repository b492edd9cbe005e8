import { endpointRoles } from '@product/sdk/client'
import type { AdminFeature } from '../../config/admin-feature'
import { fetched } from '../../config/fetched'
import { withMessageTexts } from '../../nouns/messages/with-message-texts'
import { PAGES } from '../../paths'
import { messageTemplates } from './message-templates'

const TemplatesPage = fetched(async () => (await import('./TemplatesPage')).TemplatesPage)

/** Texts that are written often. Spec: communication, 2. */
export const templatesFeature: AdminFeature = {
  name: 'templates',
  pages: [{ path: PAGES.messageTemplates, page: TemplatesPage, roles: endpointRoles.templates }],
  resources: [messageTemplates],
  links: [
    { name: 'templates', into: 'communication', label: 'console.links.templates', to: 'messageTemplates' },
  ],
  texts: {
    en: { console: { links: { templates: 'Templates' } } },
    es: { console: { links: { templates: 'Plantillas' } } },
  },
  pageTexts: withMessageTexts({
    en: async () => (await import('./template-texts')).TEMPLATE_PAGE_TEXTS,
    es: async () => (await import('./template-texts-spanish')).TEMPLATE_TEXTS_SPANISH,
  }),
}
