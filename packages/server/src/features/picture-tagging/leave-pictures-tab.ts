import { contactOf } from '../../nouns/messages/contact-rows'
import { setFlags } from '../../nouns/messages/contact-store'
import { tellThreads } from '../../nouns/messages/tell-pages'
import { recordAudit } from '../../nouns/record-keeping/record-audit'
import type { DecidingCall } from './decide-campaign-truck'

/** Takes the pictures flag off a thread and tells open pages of it. Nothing where it has none. */
export async function leavePicturesTab(
  { db, now, session, requestId, parts, afterCommit }: DecidingCall,
  phone: string | null,
): Promise<void> {
  if (phone === null || !(await setFlags(db, phone, { is_pictures: false }))) return
  const { vendor_id, name } = await contactOf(db, phone)
  await recordAudit(db, {
    session,
    now,
    requestId,
    action: `took the thread with ${name ?? 'an unknown number'} off pictures`,
    entity: 'thread',
    entityId: vendor_id ?? undefined,
    before: { is_pictures: true },
    after: { is_pictures: false },
  })
  afterCommit(() => tellThreads(parts, [phone]))
}
