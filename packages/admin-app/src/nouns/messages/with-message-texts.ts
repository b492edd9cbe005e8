import type { FeatureTexts, TextsLoader } from '../../config/admin-feature'

/** The texts of a page that shows parts of messages: the page's own and those of the parts. */
export const withMessageTexts =
  (own: () => Promise<Required<FeatureTexts>>): TextsLoader =>
  async () => {
    const [{ en, es }, { MESSAGE_PART_TEXTS }, { MESSAGE_PART_TEXTS_SPANISH }] = await Promise.all([
      own(),
      import('./message-part-texts'),
      import('./message-part-texts-spanish'),
    ])
    return { en: { ...MESSAGE_PART_TEXTS, ...en }, es: { ...MESSAGE_PART_TEXTS_SPANISH, ...es } }
  }
