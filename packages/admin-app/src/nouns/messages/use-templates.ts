import { MESSAGE_SEARCH_PAUSES_MS, type MessageTemplate } from '@product/sdk/nouns/messages'
import { usePagedRows } from '../../data/use-paged-rows'
import { useKeyword } from '../../fields/use-keyword'
import { TEMPLATES } from './resource-names'

/** Templates by a keyword. */
export function useTemplates() {
  const search = useKeyword(MESSAGE_SEARCH_PAUSES_MS.templates)
  const list = usePagedRows<MessageTemplate>({
    name: [TEMPLATES],
    keyword: search.keyword,
    async load(api, { page, keyword, signal }) {
      const { templates, totalTemplates } = await api.templates({ query: { page, keyword }, signal })
      return { rows: templates, total: totalTemplates }
    },
  })
  return { search, list }
}
