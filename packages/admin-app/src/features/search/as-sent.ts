import { composedText } from '@product/sdk/values'

/** What is typed as it is searched for: the server reads texts in one spelling. */
export const asSent = (text: string): string => composedText(text.trim())
