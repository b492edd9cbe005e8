import { requiredLine } from '../../contract/text-field'
import { MEGABYTE } from '../../values/bytes'

/** What a vendor's paper may be; the server looks at the content, not at the name. */
export const DOCUMENT_LIMITS = {
  bytes: 50 * MEGABYTE,
  /** Within JSON, where it takes a third more and stands in memory whole. */
  bytesInJson: 15 * MEGABYTE,
  accept: '.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.csv,.txt,.jpg,.jpeg,.png,.webp,.gif',
} as const

export const DOCUMENT_TEXTS = {
  missing: 'Please choose a file.',
  nameMissing: 'The file needs a name.',
  path: 'The name of a file can hold neither / nor \\.',
  empty: 'The file is empty.',
  tooLarge: 'The file is larger than 50 MB.',
  tooLargeInJson: 'The file is larger than 15 MB. Send it as multipart/form-data.',
  unknown:
    'Files of this kind are not accepted. Please choose a PDF, an office document, a picture, CSV or text.',
  misnamed: (name: string, content: string) =>
    `The file is named like ${name}, but holds ${content}. Please save it again under its right name.`,
  noBase64: 'The content of the file is not base64.',
  gone: 'This file is not there any more. Please upload it again.',
} as const

/** What a paper is called: one line, and no way to another folder. `missing` is said where there is no name. */
export const documentName = (missing: string) =>
  requiredLine(missing).refine(name => !/[\\/]/.test(name), DOCUMENT_TEXTS.path)
