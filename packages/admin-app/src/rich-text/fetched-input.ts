import { fetched } from '../config/fetched'

/** The editor is large: forms show it once it has come. */
export const FetchedRichTextInput = fetched(async () => (await import('./RichTextInput')).RichTextInput)
