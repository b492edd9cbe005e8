import { ApiError } from '@product/sdk/contract'
import type { Contact } from '@product/sdk/nouns/messages'
import type { Db } from '../../db/db'
import { contactOf } from '../../nouns/messages/contact-rows'

/**
 * The thread of a number, also an empty one: it opens before the first text is written. A sender's name is nobody's
 * until a text has come from it: not_found.
 */
export async function requireThread(db: Db, phone: string): Promise<Contact> {
  const contact = await contactOf(db, phone)
  if (contact.created_at === null && !phone.startsWith('+')) {
    throw new ApiError('not_found', 'There is no such thread.')
  }
  return contact
}
