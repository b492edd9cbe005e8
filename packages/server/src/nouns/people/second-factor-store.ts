import {
  printedCode,
  readCode,
  RECOVERY_CODES,
  RECOVERY_LENGTH,
  RECOVERY_SIGNS,
} from '@product/sdk/nouns/people'
import { and, eq, lt, sql } from 'drizzle-orm'
import { type Db, first } from '../../db/db'
import { recovery_codes, second_factors } from '../../db/tables/people'
import type { Cipher } from '../../values/cipher'
import { sha256 } from '../../values/tokens'
import { newTotpSecret, totpStep } from '../../values/totp'

export type SecondFactorRow = typeof second_factors.$inferSelect

const ofUser = (userId: number) => eq(second_factors.user_id, userId)

export const findSecondFactor = async (db: Db, userId: number): Promise<SecondFactorRow | undefined> =>
  first(await db.select().from(second_factors).where(ofUser(userId)))

/** Whether logging in asks for it: one that is only started doesn't count yet. */
export const isOn = (factor: SecondFactorRow | undefined): factor is SecondFactorRow =>
  factor !== undefined && factor.on_since !== null

export const countRecoveryCodes = (db: Db, userId: number): Promise<number> =>
  db.$count(recovery_codes, eq(recovery_codes.user_id, userId))

/** Keeps a new secret beside what counts until it is confirmed; answers it in base 32. */
export async function startSecondFactor(db: Db, cipher: Cipher, userId: number): Promise<string> {
  const secret = newTotpSecret()
  const started_secret = await cipher.seal(secret)
  await db
    .insert(second_factors)
    .values({ user_id: userId, started_secret })
    .onConflictDoUpdate({ target: second_factors.user_id, set: { started_secret } })
  return secret
}

const stepIn = async (cipher: Cipher, sealed: string | null, code: string, now: Date) => {
  const secret = sealed === null ? undefined : await cipher.open(sealed)
  return secret === undefined ? undefined : totpStep(secret, code, now)
}

/** Makes the started secret the one that counts, by its first code. False where the code is not one of it. */
export async function confirmSecondFactor(
  db: Db,
  cipher: Cipher,
  { user_id, started_secret }: SecondFactorRow,
  typed: string,
  now: Date,
): Promise<boolean> {
  const read = readCode(typed)
  if (started_secret === null || read?.kind !== 'app') return false
  const step = await stepIn(cipher, started_secret, read.code, now)
  if (step === undefined) return false
  const confirmed = await db
    .update(second_factors)
    .set({ secret: started_secret, started_secret: null, on_since: now, last_step: step })
    // Another page may have begun anew meanwhile.
    .where(and(ofUser(user_id), eq(second_factors.started_secret, started_secret)))
    .returning({ user_id: second_factors.user_id })
  return confirmed.length > 0
}

/** Takes a code of the app or a recovery code, each once. False where it is none, or was taken before. */
export async function takeCode(
  db: Db,
  cipher: Cipher,
  { user_id, secret }: SecondFactorRow,
  typed: string,
  now: Date,
): Promise<boolean> {
  const read = readCode(typed)
  if (read?.kind === 'recovery') {
    const used = await db
      .delete(recovery_codes)
      .where(and(eq(recovery_codes.user_id, user_id), eq(recovery_codes.code_hash, sha256(read.code))))
      .returning({ user_id: recovery_codes.user_id })
    return used.length > 0
  }
  const step = read && (await stepIn(cipher, secret, read.code, now))
  if (step === undefined) return false
  const taken = await db
    .update(second_factors)
    .set({ last_step: step })
    .where(and(ofUser(user_id), lt(second_factors.last_step, step)))
    .returning({ user_id: second_factors.user_id })
  return taken.length > 0
}

/** Evenly among the signs, whose number divides 256. */
const recoveryCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(RECOVERY_LENGTH)), byte =>
    RECOVERY_SIGNS.charAt(byte % RECOVERY_SIGNS.length),
  ).join('')

/** New recovery codes in the place of those of before; answers them as they are printed. */
export async function replaceRecoveryCodes(db: Db, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, recoveryCode)
  await db.delete(recovery_codes).where(eq(recovery_codes.user_id, userId))
  await db.insert(recovery_codes).values(codes.map(code => ({ user_id: userId, code_hash: sha256(code) })))
  return codes.map(printedCode)
}

/** Answers whether it was on. */
export async function removeSecondFactor(db: Db, userId: number): Promise<boolean> {
  await db.delete(recovery_codes).where(eq(recovery_codes.user_id, userId))
  const [removed] = await db
    .delete(second_factors)
    .where(ofUser(userId))
    .returning({ wasOn: sql<boolean>`${second_factors.on_since} is not null` })
  return removed?.wasOn ?? false
}
