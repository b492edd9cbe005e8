import { composedText } from '@product/sdk/values'

/** An address as accounts are found and attempts are counted by it: any case and spelling of one is one. */
export const foldedEmail = (email: string): string => composedText(email.trim()).toLowerCase()
