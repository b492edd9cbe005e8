import { ROLE } from '@product/sdk/values'
import type { Db } from '../db/db'
import type { Passwords } from '../http/app-context'
import { insertUser } from '../nouns/people/account-store'
import { guessableProblem } from '../nouns/people/guessable-passwords'
import { type Settings, WrongSetting } from '../settings'

/** The first Owner of a database that starts empty: who else could make users? */
export async function seedOwner(
  db: Db,
  settings: Pick<Settings, 'OWNER_EMAIL' | 'OWNER_PASSWORD' | 'brand'>,
  passwords: Passwords,
): Promise<void> {
  const { OWNER_EMAIL: email, OWNER_PASSWORD: password } = settings
  if (email === undefined)
    throw new WrongSetting('OWNER_EMAIL: an empty database with SEED=none needs its first Owner')
  if (password === undefined) throw new WrongSetting('OWNER_PASSWORD: the first Owner needs a password')
  const problem = await guessableProblem(password, { product: settings.brand.name, email })
  if (problem !== undefined) throw new WrongSetting(`OWNER_PASSWORD: ${problem}`)
  const password_hash = await passwords.hash(password)
  await insertUser(db, { name: 'Owner', email, privilege_id: ROLE.owner, password_hash })
}
