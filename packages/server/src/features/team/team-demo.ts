import { ROLE } from '@product/sdk/values'
import { DEMO_LOGINS } from '../../demo/demo-logins'
import type { DemoWorld } from '../../demo/demo-world'
import { insertUser } from '../../nouns/people/account-store'

export async function addDemoTeam({ tx, now, passwordHash }: DemoWorld): Promise<void> {
  for (const { about: _, ...person } of DEMO_LOGINS) {
    if (person.privilege_id === ROLE.client) continue
    await insertUser(tx, {
      ...person,
      password_hash: passwordHash,
      created_at: now,
      has_accepted_terms_and_conditions: true,
    })
  }
}
