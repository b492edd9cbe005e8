import type { ApiClient } from '@product/sdk/client'
import type { AdminResource } from '../../config/admin-feature'
import { listAction, resourceEndpoints } from '../../data/resource-endpoints'
import { TEMPLATES } from '../../nouns/messages/resource-names'

type TemplateDraft = Parameters<ApiClient['saveTemplate']>[0]['body'] & { version?: number }

/** There is no call for one: the pages of the list are gone through until it is there. */
async function findTemplate(api: ApiClient, id: string, signal?: AbortSignal): Promise<object> {
  for (let page = 0, seen = 0; ; page += 1) {
    const { templates, totalTemplates } = await api.templates({ query: { page }, signal })
    const found = templates.find(template => String(template.id) === id)
    if (found) return found
    seen += templates.length
    if (templates.length === 0 || seen >= totalTemplates)
      throw new Error('This template is not there any more.')
  }
}

/** Texts that are written often. Spec: communication, 7. */
export const messageTemplates: AdminResource = {
  name: TEMPLATES,
  endpoints: resourceEndpoints<TemplateDraft>({
    id: 'id',
    list: listAction({
      access: 'templates',
      sorts: [],
      async run(api, { page, search: keyword }, { signal }) {
        const { templates, totalTemplates } = await api.templates({ query: { page, keyword }, signal })
        return { rows: templates, rowCount: totalTemplates }
      },
    }),
    one: { access: 'templates', run: async (api, id, { signal }) => findTemplate(api, id, signal) },
    create: {
      access: 'saveTemplate',
      run: async (api, { template_name, template_body }, { idempotencyKey }) =>
        (await api.saveTemplate({ body: { template_name, template_body }, idempotencyKey })).template,
    },
    update: {
      access: 'updateTemplate',
      async run(api, id, { template_name, template_body, version }, { idempotencyKey }) {
        const body = { template_name, template_body, version }
        return (await api.updateTemplate({ params: { id }, body, idempotencyKey })).template
      },
    },
    remove: { access: 'deleteTemplate', run: async (api, id) => api.deleteTemplate({ params: { id } }) },
  }),
  recordRepresentation: 'template_name',
}
