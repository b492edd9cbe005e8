import type { Db } from '../../packages/server/src/db/db'
import { sessions, users } from '../../packages/server/src/db/tables/people'
import { sha256 } from '../../packages/server/src/values/tokens'
import { bearer } from './demo-session'

export const STAFF_TOKEN = 'b'.repeat(64)

/** Headers of every call of a member of staff whose session `storeStaffSession` stored. */
export const staffHeaders = bearer({ token: STAFF_TOKEN })

/** One more member of staff, who is logged in. */
export async function storeStaffSession(db: Db, token = STAFF_TOKEN): Promise<void> {
  const [staff] = await db
    .insert(users)
    .values({ name: 'Staff', email: `${token}@example.test`, privilege_id: 1, password_hash: '-' })
    .returning()
  await db.insert(sessions).values({
    token_hash: sha256(token),
    user_id: staff?.user_id ?? 0,
    created_at: new Date(),
    expires_at: new Date(Date.now() + 86_400_000),
  })
}
