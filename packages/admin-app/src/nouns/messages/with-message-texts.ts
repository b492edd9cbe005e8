import type { PageTexts } from '../../config/admin-feature'

/** The texts of a page that shows parts of messages: the page's own and those of the parts. */
export const withMessageTexts = (own: Required<PageTexts>): PageTexts => ({
  async en() {
    const [texts, { MESSAGE_PART_TEXTS }] = await Promise.all([own.en(), import('./message-part-texts')])
    return { ...MESSAGE_PART_TEXTS, ...texts }
  },
  async es() {
    const [texts, { MESSAGE_PART_TEXTS_SPANISH }] = await Promise.all([
      own.es(),
      import('./message-part-texts-spanish'),
    ])
    return { ...MESSAGE_PART_TEXTS_SPANISH, ...texts }
  },
})
