import { hash, verify } from '@node-rs/argon2'
import type { Passwords } from '../http/app-context'

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. Argon2id is the library's default. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Each takes 19 MiB; a flood of logins must not take them all at once. */
const MOST_AT_ONCE = 4

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MOST_AT_ONCE) await new Promise<void>(resolve => waiting.push(resolve))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

export const argon2Passwords: Passwords = {
  hash: password => inTurn(() => hash(password, OPTIONS)),
  verify: (stored, password) => inTurn(() => verify(stored, password).catch(() => false)),
}
