import { ROLE } from '@product/sdk/values'
import { DEMO_LOGINS } from '../../demo/demo-logins'
import type { DemoWorld } from '../../demo/demo-world'
import { insertUser } from '../../nouns/people/account-store'

/** The clients who can log in, and one who can't: that hash fits no password. */
export async function addDemoClients({ tx, now, passwordHash }: DemoWorld): Promise<void> {
  const logins = DEMO_LOGINS.filter(({ privilege_id }) => privilege_id === ROLE.client)
  const people = [
    ...logins.map(({ about: _, ...person }) => ({ ...person, password_hash: passwordHash })),
    { email: 'harbor@example.test', name: 'Hana Harbor', company: 'Harbor Foods', password_hash: '-' },
  ]
  for (const person of people) await insertUser(tx, { ...person, privilege_id: ROLE.client, created_at: now })
}
