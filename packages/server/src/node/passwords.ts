import { hash, verify } from '@node-rs/argon2'
import type { Passwords } from '../http/app-context'
import { inTurn } from '../values/in-turn'

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. Argon2id is the library's default. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Each takes 19 MiB; a flood of logins must not take them all at once. */
const queue = inTurn(4)

export const argon2Passwords: Passwords = {
  hash: password => queue(() => hash(password, OPTIONS)),
  verify: (stored, password) => queue(() => verify(stored, password).catch(() => false)),
}
